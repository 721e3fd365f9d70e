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

/** One college with the university it belonged to. `line` counts from 1. */
export type AffiliationRow = {
	file: string;
	line: number;
	year: number;
	/** As printed, with its code: `Acharya Nagarjuna University, Guntur (Id: U-0003)`. */
	university: string;
	universityCode: string | undefined;
	college: string;
	collegeCode: string | undefined;
	collegeType: string;
	state: string;
};

/** Reads the survey's list of colleges: 38,376 rows of about 2015-16. */
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

/** The code behind a name: `… (Id: C-39230)`. */
function codeIn(printed: string): string | undefined {
	const code = /\(Id: ([CSU]-\d+)\)\s*$/.exec(printed)?.[1];
	return code && toCanonicalCode(code);
}
