import { changedOf } from "#studio/wire/changes.ts";
import type { Conflict } from "#studio/wire/conflict.ts";
import { isEditable, normalizeHtml } from "#studio/writing/text/html.ts";
import { diffParts } from "./line-diff.ts";

/** Fields that both people changed to different values, and fields that only the other person changed. */
export function clashesOf({ was, theirs, mine }: Conflict): { both: string[]; theirsAlone: string[] } {
	const changed = Object.keys(changedOf(was, theirs)).filter((name) => !name.startsWith("date_"));
	return {
		both: changed.filter((name) => name in mine && name in changedOf(theirs, { [name]: mine[name] })),
		theirsAlone: changed.filter((name) => !(name in mine)),
	};
}

const WRITTEN = new Set(["title", "summary", "picture_alt", "picture_caption"]);

/** Merges both values; undefined if only one can stay. */
export function mergeBoth(field: string, { was, theirs: other, mine: own }: Omit<Conflict, "resource">): unknown {
	const [theirs, mine] = [other[field], own[field]];
	if (typeof theirs === "string" && typeof mine === "string") {
		if (field === "body") return mergeTexts(String(was[field] ?? ""), theirs, mine);
		return WRITTEN.has(field) ? [theirs, mine].join(" ") : undefined;
	}
	if (!isPlain(theirs) || !isPlain(mine)) return undefined;
	const known = new Set(theirs.map((each) => JSON.stringify(each)));
	return [...theirs, ...mine.filter((each) => !known.has(JSON.stringify(each)))];
}

/** A paragraph, table or list that one of them changed is there once; one that both changed is there twice, theirs first. */
function mergeTexts(was: string, theirs: string, mine: string): string {
	const before = new Set(blocksOf(was));
	return diffParts(blocksOf(theirs), blocksOf(mine))
		.filter(({ kind, text }) => kind === "same" || !before.has(text))
		.map(({ text }) => text)
		.join("\n");
}

function blocksOf(html: string): string[] {
	const { body } = new DOMParser().parseFromString(isEditable(html) ? normalizeHtml(html) : html, "text/html");
	return [...body.children].map(({ outerHTML }) => outerHTML);
}

/** Lists with keyed entries are excluded: a merge would contain a key twice. */
function isPlain(value: unknown): value is readonly unknown[] {
	return Array.isArray(value) && !JSON.stringify(value).includes('"key":');
}
