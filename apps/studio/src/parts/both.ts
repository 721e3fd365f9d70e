import { changedOf } from "#studio/wire/changes.ts";
import type { Conflict } from "#studio/wire/conflict.ts";

/** Of an item that two people changed: the fields that both changed, each to something else, and those that the other changed alone. */
export function clashesOf({ was, theirs, mine }: Conflict): { both: string[]; theirsAlone: string[] } {
	const changed = Object.keys(changedOf(was, theirs)).filter((name) => !name.startsWith("date_"));
	return {
		both: changed.filter((name) => name in mine && name in changedOf(theirs, { [name]: mine[name] })),
		theirsAlone: changed.filter((name) => !(name in mine)),
	};
}

/** Written in free words: what both wrote can stand after each other. */
const WRITTEN = new Set(["title", "summary", "body", "picture_alt", "picture_caption"]);

/** What keeps both of two values; undefined where one alone can be. */
export function keepBoth(field: string, theirs: unknown, mine: unknown): unknown {
	if (typeof theirs === "string" && typeof mine === "string") {
		return WRITTEN.has(field) ? [theirs, mine].join(field === "body" ? "" : " ") : undefined;
	}
	if (!isPlain(theirs) || !isPlain(mine)) return undefined;
	const known = new Set(theirs.map((each) => JSON.stringify(each)));
	return [...theirs, ...mine.filter((each) => !known.has(JSON.stringify(each)))];
}

/** A list whose entries have no key of their own, which would be there twice. */
function isPlain(value: unknown): value is readonly unknown[] {
	return Array.isArray(value) && !JSON.stringify(value).includes('"key":');
}
