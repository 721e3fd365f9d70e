import { changedOf } from "#studio/wire/changes.ts";
import type { Conflict } from "#studio/wire/conflict.ts";

/** Fields that both people changed to different values, and fields that only the other person changed. */
export function clashesOf({ was, theirs, mine }: Conflict): { both: string[]; theirsAlone: string[] } {
	const changed = Object.keys(changedOf(was, theirs)).filter((name) => !name.startsWith("date_"));
	return {
		both: changed.filter((name) => name in mine && name in changedOf(theirs, { [name]: mine[name] })),
		theirsAlone: changed.filter((name) => !(name in mine)),
	};
}

const WRITTEN = new Set(["title", "summary", "body", "picture_alt", "picture_caption"]);

/** Merges both values; undefined if only one can stay. */
export function mergeBoth(field: string, theirs: unknown, mine: unknown): unknown {
	if (typeof theirs === "string" && typeof mine === "string") {
		return WRITTEN.has(field) ? [theirs, mine].join(field === "body" ? "" : " ") : undefined;
	}
	if (!isPlain(theirs) || !isPlain(mine)) return undefined;
	const known = new Set(theirs.map((each) => JSON.stringify(each)));
	return [...theirs, ...mine.filter((each) => !known.has(JSON.stringify(each)))];
}

/** Lists with keyed entries are excluded: a merge would contain a key twice. */
function isPlain(value: unknown): value is readonly unknown[] {
	return Array.isArray(value) && !JSON.stringify(value).includes('"key":');
}
