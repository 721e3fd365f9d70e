/**
 * Draws what a person labels next: `npm run labels:draw` writes two empty sheets into `.data/labels/`, without what is labelled
 * already. Filled sheets are appended to `data/labels/`, as a new round, before anybody measures on them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvFormat } from "d3-dsv";
import { type AisheRow, readAisheRows } from "#pipeline/aishe/read.ts";
import { readLabelledCategories } from "#pipeline/categories/evaluate.ts";
import { JOSAA } from "#pipeline/josaa/read.ts";
import { drawSample, seededRandom } from "#pipeline/labels/random.ts";
import { readLabelledPairs } from "#pipeline/match/evaluate.ts";
import { readNirfRows } from "#pipeline/nirf/read.ts";

const SEED = 20_261_121;
const CATEGORY_SAMPLE = 180;
const PAIRS_PER_KIND = {
	sibling: 30,
	"same-name": 15,
	"renamed-or-abbreviated": 50,
	"university-or-college": 25,
	plain: 50,
};
const OUT = fileURLToPath(new URL("../../../.data/labels/", import.meta.url));

type PairKind = keyof typeof PAIRS_PER_KIND;
type Mention = { source: string; name: string; city: string; state: string; ids: string };

const aishe = [
	...new Map(
		readAisheRows()
			.toReversed()
			.map((row) => [row.code, row]),
	).values(),
].sort((a, b) => (a.code < b.code ? -1 : 1));
mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}match-pairs.csv`, csvFormat(drawPairs()));
writeFileSync(`${OUT}categories.csv`, csvFormat(drawCategorySheet()));

function drawPairs() {
	const labelled = new Set(readLabelledPairs().map(({ mention }) => mentionKey(mention)));
	const random = seededRandom(SEED);
	const open = listMentions().filter((mention) => !labelled.has(mentionKey(mention)));
	const byKind = Map.groupBy(open, hardness(aishe));
	const drawn = Object.entries(PAIRS_PER_KIND).flatMap(([kind, count]) =>
		drawSample(byKind.get(kind as PairKind) ?? [], count, random).map((mention) => ({ ...mention, kind })),
	);
	return drawSample(drawn, drawn.length, random).map((pair) => ({ ...pair, label: "", note: "" }));
}

function drawCategorySheet() {
	const labelled = new Set(readLabelledCategories().map(({ aisheCode }) => aisheCode));
	const open = aishe.filter(({ code }) => !labelled.has(code));
	return drawSample(open, CATEGORY_SAMPLE, seededRandom(SEED + 1)).map((row) => ({
		aishe_code: row.code,
		name: row.name,
		state: row.state,
		district: row.district ?? "",
		categories: "",
		note: "",
	}));
}

function mentionKey({
	source,
	name,
	city,
	state,
}: {
	source: string;
	name: string;
	city: string;
	state: string;
}): string {
	return [source, name, city, state].join("|").toLowerCase();
}

/** Every institute name that NIRF or JoSAA prints, once per source, name, city and state. */
function listMentions(): Mention[] {
	const mentions = new Map<string, Mention & { all: Set<string> }>();
	const add = (source: string, name: string, city: string, state: string, id: string | undefined) => {
		const key = mentionKey({ source, name, city, state });
		const mention = mentions.get(key) ?? { source, name, city, state, ids: "", all: new Set<string>() };
		if (id !== undefined) mention.all.add(id);
		mentions.set(key, mention);
	};
	for (const row of readNirfRows()) add("nirf", row.name, row.city, row.state, row.nirfId);
	for (const { read } of JOSAA) for (const { institute } of read()) add("josaa", institute.name, "", "", undefined);
	return [...mentions]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([, { all, ...mention }]) => ({ ...mention, ids: [...all].sort().join(" ") }));
}

/** Sorts a mention into the kinds that make matching hard, by its name against the directory. */
function hardness(directory: readonly AisheRow[]): (mention: Mention) => PairKind {
	const byName = Map.groupBy(directory, (row) => simplify(row.name));
	return ({ name, state }) => {
		if (
			/institutes? of (technology|management|information technology|science education)|all india institute|pharmaceutical education/i.test(
				name,
			) &&
			/indian|national|all india/i.test(name)
		)
			return "sibling";
		const same = byName.get(simplify(name)) ?? [];
		if (same.length > 1) return "same-name";
		if (/universit|vidyapeeth|vishwavidyalaya/i.test(name)) return "university-or-college";
		if (same.length === 0 || (state !== "" && same[0]?.state !== state)) return "renamed-or-abbreviated";
		return "plain";
	};
}

function simplify(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}
