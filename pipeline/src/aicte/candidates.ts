/**
 * Lists who in the directory each unpaired institute of AICTE may be, for a reader who decides: `node scripts/bootstrap.mjs pipeline/src/aicte/candidates.ts`
 * writes `.data/aicte/candidates.txt`, largest intake first. The decisions are rows of `data/sources/aicte/pairs.csv`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeCandidate, describeInstitute } from "#pipeline/aicte/describe.ts";
import { readReviewedIds, withPrintedNames } from "#pipeline/aicte/pairs.ts";
import { rankCandidates } from "#pipeline/aicte/rank.ts";
import { readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { buildCatalogue } from "#pipeline/catalogue.ts";

const OUT = fileURLToPath(new URL("../../../.data/aicte/", import.meta.url));

const directory = withPrintedNames(toDirectory(readAisheRows()), buildCatalogue().mentions);
const decided = readReviewedIds();
const open = rankCandidates(readAicteInstitutes(), directory).filter(({ institute }) => !decided.has(institute.id));
mkdirSync(OUT, { recursive: true });
writeFileSync(
	`${OUT}candidates.txt`,
	open
		.flatMap((row, index) => [describeInstitute(row, index + 1), ...row.candidates.map(describeCandidate)])
		.join("\n"),
);
process.stdout.write(`${open.length} institutes: .data/aicte/candidates.txt\n`);
