/**
 * Draws the institutes of AICTE that a person pairs with the directory: `node pipeline/src/aicte/draw.ts` writes an empty sheet
 * into `.data/labels/`, without what is labelled already. Filled, it is appended to `data/labels/aicte-matches.csv`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvFormat } from "d3-dsv";
import { readLabelledInstitutes } from "#pipeline/aicte/evaluate.ts";
import { type AicteInstitute, readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { type DirectoryCollege, toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { drawSample, seededRandom } from "#pipeline/labels/random.ts";
import { toNameKey, toNameWords } from "#pipeline/match/normalise.ts";

/** The first round was drawn with 20_261_122, twice as many. */
const SEED = 20_261_123;
const PER_KIND = { "same-name": 18, generic: 18, university: 12, renamed: 44, plain: 28 };
const OUT = fileURLToPath(new URL("../../../.data/labels/", import.meta.url));

type Kind = keyof typeof PER_KIND;

const random = seededRandom(SEED);
const kindOf = hardness(toDirectory(readAisheRows()));
const labelled = new Set(readLabelledInstitutes().map(({ id }) => id));
const byKind = Map.groupBy(
	readAicteInstitutes().filter(({ id }) => !labelled.has(id)),
	kindOf,
);
const drawn = Object.entries(PER_KIND).flatMap(([kind, count]) => {
	const sample = drawSample(
		[...byKind].flatMap(([known, institutes]) => (known === kind ? institutes : [])),
		count,
		random,
	);
	return sample.map((institute) => ({
		half: "held-out",
		kind,
		aicte_id: institute.id,
		name: institute.name,
		address: institute.address,
		district: institute.district,
		state: institute.state,
		label: "",
		note: "",
	}));
});
mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}aicte-matches.csv`, csvFormat(drawn));

/** What makes an institute hard to find: no row of its name in its state, several, a name that says little, or a university's. */
function hardness(directory: readonly DirectoryCollege[]): (institute: AicteInstitute) => Kind {
	const key = (name: string, stateSlug: string | undefined) => `${toNameKey(toNameWords(name))}|${stateSlug}`;
	const byName = Map.groupBy(directory, ({ name, stateSlug }) => key(name, stateSlug));
	return ({ name, state }) => {
		if (/universit|vidyapeeth|vishwavidyalaya|deemed/i.test(name)) return "university";
		if (/^(govt|government)\b/i.test(name) || toNameWords(name).length <= 2) return "generic";
		const same = byName.get(key(name, toStateSlug(state))) ?? [];
		if (same.length > 1) return "same-name";
		return same.length === 1 ? "plain" : "renamed";
	};
}
