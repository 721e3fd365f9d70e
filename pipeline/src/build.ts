/**
 * `npm run data:build`: reads, matches and checks the published files without a database. Gives new institutions permanent addresses in
 * `data/sources/slugs.csv`, old ones in `former-slugs.csv`. Commit both: an address must always lead there.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvFormatRows } from "d3-dsv";
import { writePairs } from "#pipeline/aicte/pairs.ts";
import { compareCodes } from "#pipeline/aishe/colleges.ts";
import { buildCatalogue } from "#pipeline/catalogue.ts";
import { checkCatalogue } from "#pipeline/check.ts";
import { readFormerSlugs, readGivenSlugs } from "#pipeline/colleges/given-slugs.ts";
import { assignSlugs, isOutgrown } from "#pipeline/colleges/slugs.ts";
import { printReport } from "#pipeline/load/print.ts";
import { sourcesDir } from "#pipeline/source-files.ts";

const startedAt = performance.now();
const paired = buildCatalogue();
const catalogue = writePairs(paired.mentions) ? buildCatalogue() : paired;
checkCatalogue(catalogue);
const givenSlugs = readGivenSlugs();
const names = new Map(catalogue.colleges.map(({ id, name }) => [id, name]));
const outgrown = [...givenSlugs].filter(([id, slug]) => isOutgrown(slug, names.get(id)));
const former = new Map([...readFormerSlugs(), ...outgrown.map(([id, slug]) => [slug, id] as const)]);
const current = new Map([...givenSlugs].filter(([id, slug]) => !isOutgrown(slug, names.get(id))));
const slugs = assignSlugs(
	catalogue.colleges.map((college) => ({ ...college, city: college.city ?? college.district })),
	current,
	former,
);
const rows = [...slugs].sort(([a], [b]) => compareCodes(a, b));
writeFileSync(join(sourcesDir(), "slugs.csv"), `${csvFormatRows([["college_id", "slug"], ...rows])}\n`);
const formerRows = [...former].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(join(sourcesDir(), "former-slugs.csv"), `${csvFormatRows([["slug", "college_id"], ...formerRows])}\n`);
printReport(catalogue, Math.round(performance.now() - startedAt));
console.log(
	`  slugs.csv: ${slugs.size - givenSlugs.size} new addresses, ${outgrown.length} given anew, ${current.size} kept`,
);
