import { type Difference, differencesOf } from "#studio/parts/difference.ts";
import { COLUMNS } from "./scholarship-columns.ts";

type Item = Readonly<Record<string, unknown>>;

/** A scheme that is brought in: the first of its slug, or one in the place of what stands there. */
export type SchemeChange = { slug: string; name: string; isNew: boolean; differences: Difference[] };

/** What each row of a file changes; `stored` are the rows that stand at the same slugs. */
export function compareSchemes(rows: readonly Item[], stored: ReadonlyMap<string, Item>): SchemeChange[] {
	return rows.map((row) => {
		const slug = String(row.slug);
		const before = stored.get(slug);
		const after = toShown(row);
		return {
			...{ slug, name: String(row.name), isNew: before === undefined },
			differences: differencesOf(before === undefined ? {} : toShown(before), after, (field) => NAMES[field] ?? field),
		};
	});
}

/** Rows of a table and of a file, alike: what a row of a file leaves out is not published by it. */
function toShown(row: Item): Item {
	const facts = COLUMNS.filter(({ id }) => !id.startsWith("source_") && id !== "slug");
	return {
		...Object.fromEntries(facts.map(({ id, kind }) => [id, toWord(id, row[id]) ?? (kind === "tick" ? false : null)])),
		...{ nirf_top: row.nirf_top ?? null, corrected: row.corrected ?? [], lines: row.lines ?? [] },
		source: row.source_address ?? row.source_id ?? null,
		read_on: row.source_read_on ?? row.read_on ?? null,
	};
}

const NAMES: Readonly<Record<string, string>> = {
	...Object.fromEntries(COLUMNS.map(({ id, name }) => [id, name])),
	...{ nirf_top: "Only at colleges of so many first ranks", corrected: "Changed from the list" },
	...{ lines: "Lines of the provider’s text", source: "Source", read_on: "Read by an editor on" },
};

/** Lists of which an empty one lets everybody in, and those that name nothing when they are left out. */
const OPEN = ["genders", "groups", "states", "streams"];
const NAMED = ["cities", "further"];

function toWord(id: string, value: unknown): unknown {
	const isEmpty = Array.isArray(value) && value.length === 0;
	if (isEmpty && OPEN.includes(id)) return "any";
	return NAMED.includes(id) ? (value ?? []) : value;
}
