import * as z from "zod";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { listSourceFiles, readSourceJson, yearOfPath } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const Row = z.object({
	university: z.string(),
	college: z.string(),
	college_type: z.string(),
	state: z.string(),
	district: z.string(),
});

export type AffiliationRow = {
	file: string;
	line: number;
	year: number;
	university: string;
	universityCode: string | undefined;
	college: string;
	collegeCode: string | undefined;
	collegeType: string;
	state: string;
};

/** 38,376 rows of the survey's list of colleges, about 2015-16. */
export function readAffiliations(): AffiliationRow[] {
	return listSourceFiles("affiliations", /_colleges\.json\.gz$/).flatMap((file) =>
		readSourceJson(file, z.array(Row)).map((row, index) => ({
			file,
			line: index + 1,
			year: yearOfPath(file),
			university: squeeze(row.university),
			universityCode: codeIn(row.university),
			college: squeeze(row.college),
			collegeCode: codeIn(row.college),
			collegeType: squeeze(row.college_type),
			state: squeeze(row.state),
		})),
	);
}

function codeIn(printed: string): string | undefined {
	const code = /\(Id: ([CSU]-\d+)\)\s*$/.exec(printed)?.[1];
	return code && toCanonicalCode(code);
}
