import { listSourceFiles, readSourceCsv, yearOfPath } from "#pipeline/source-files.ts";

/** One row of the university list. `line` counts from 1, the header being line 1. */
export type UgcRow = {
	file: string;
	line: number;
	year: number;
	name: string;
	type: string;
	established: string;
	address: string;
	state: string;
};

/** Reads the university list: 1,033 rows in 2025, incomplete against UGC's own of about 1,180. */
export function readUgcRows(): UgcRow[] {
	return listSourceFiles("ugc", /_universities\.csv\.gz$/).flatMap((file) =>
		readSourceCsv(file).map((cells, index) => ({
			file,
			line: index + 2,
			year: yearOfPath(file),
			name: tidy(cells.name),
			type: tidy(cells.type),
			established: tidy(cells.established),
			address: tidy(cells.location),
			state: tidy(cells.state),
		})),
	);
}

/** The list sets hard spaces and en dashes into addresses. */
function tidy(text: string | undefined): string {
	return (text ?? "").replace(/\s+/g, " ").replace(/ ?– ?/g, " – ").trim();
}
