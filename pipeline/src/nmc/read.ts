import { listSourceFiles, readSourceCsv, yearOfPath } from "#pipeline/source-files.ts";

export const NMC_SOURCE = "nmc-2025";

/** One college with its seats for the MBBS course. `line` counts from 1, the header being line 1. */
export type NmcRow = {
	file: string;
	line: number;
	year: number;
	number: string;
	state: string;
	name: string;
	/** Most often the town, sometimes the district. */
	place: string;
	university: string;
	management: string;
	inception: string;
	seats: string;
};

/** Reads the list of MBBS colleges: 780 with 118,300 seats in 2025. */
export function readNmcRows(): NmcRow[] {
	return listSourceFiles("nmc", /_mbbs_seats\.csv\.gz$/).flatMap((file) =>
		readSourceCsv(file).map((cells, index) => ({
			file,
			line: index + 2,
			year: yearOfPath(file),
			number: tidy(cells.SlNo),
			state: STATES[tidy(cells.State)] ?? tidy(cells.State),
			name: tidy(cells.CollegeName),
			place: tidy(cells.District),
			university: tidy(cells.University),
			management: tidy(cells.Management),
			inception: tidy(cells.YearOfInception),
			seats: tidy(cells.AnnualIntake),
		})),
	);
}

const STATES: Record<string, string> = {
	"Andaman & Nicobar Islands": "Andaman and Nicobar Islands",
	Chattisgarh: "Chhattisgarh",
	"Dadra and Nagar Haveli": "Dadra and Nagar Haveli and Daman and Diu",
	"Jammu & Kashmir": "Jammu and Kashmir",
};

function tidy(text: string | undefined): string {
	return (text ?? "").replace(/\s+/g, " ").trim();
}
