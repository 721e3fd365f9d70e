/**
 * `npm run data:build`: reads, matches and checks the published files without a database, and gives new institutions their
 * permanent addresses in `data/sources/slugs.csv`. Commit that file; an address in it never changes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvFormatRows } from "d3-dsv";
import { writePairs } from "#pipeline/aicte/pairs.ts";
import { compareCodes } from "#pipeline/aishe/colleges.ts";
import { buildCatalogue } from "#pipeline/catalogue.ts";
import { checkCatalogue } from "#pipeline/check.ts";
import { readGivenSlugs } from "#pipeline/colleges/given-slugs.ts";
import { assignSlugs } from "#pipeline/colleges/slugs.ts";
import { printReport } from "#pipeline/load/print.ts";
import { SOURCES_DIR } from "#pipeline/source-files.ts";

const startedAt = performance.now();
// What AICTE's institutes are decides which institutions stand alone, so a new answer builds the catalogue anew.
const paired = buildCatalogue();
const catalogue = writePairs(paired.mentions) ? buildCatalogue() : paired;
checkCatalogue(catalogue);
const given = readGivenSlugs();
const slugs = assignSlugs(
	catalogue.colleges.map((college) => ({ ...college, city: college.city ?? college.district })),
	given,
);
const rows = [...slugs].sort(([a], [b]) => compareCodes(a, b));
writeFileSync(join(SOURCES_DIR, "slugs.csv"), `${csvFormatRows([["college_id", "slug"], ...rows])}\n`);
printReport(catalogue, Math.round(performance.now() - startedAt));
console.log(`  slugs.csv: ${slugs.size - given.size} new addresses, ${given.size} kept`);
