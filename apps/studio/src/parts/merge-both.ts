import { changedOf } from "#studio/wire/changes.ts";
import type { Conflict } from "#studio/wire/conflict.ts";
import { blocksOf } from "#studio/writing/text/html.ts";
import { type DiffLine, diffParts } from "./line-diff.ts";

/** Fields that both people changed to different values, and fields that only the other person changed. */
export function clashesOf({ was, theirs, mine }: Conflict): { both: string[]; theirsAlone: string[] } {
	const changed = Object.keys(changedOf(was, theirs)).filter((name) => !name.startsWith("date_"));
	return {
		both: changed.filter((name) => name in mine && name in changedOf(theirs, { [name]: mine[name] })),
		theirsAlone: changed.filter((name) => !(name in mine)),
	};
}

/** Of several sentences or blocks. A title is one line: two of them make none. */
const WRITTEN = new Set(["summary", "body", "picture_alt", "picture_caption"]);

/** Merges both values; undefined if only one can stay. */
export function mergeBoth(field: string, { was, theirs, mine }: Pick<Conflict, "was" | "theirs" | "mine">): unknown {
	const [base, one, other] = [was[field], theirs[field], mine[field]];
	if (typeof one === "string" && typeof other === "string") {
		if (!WRITTEN.has(field)) return undefined;
		const partsOf = field === "body" ? blocksOf : sentencesOf;
		const merged = mergeParts(partsOf(String(base ?? "")), partsOf(one), partsOf(other));
		return field === "body" ? merged.map(({ text }) => text).join("\n") : inSentences(merged);
	}
	if (!isPlain(one) || !isPlain(other)) return undefined;
	const known = new Set(one.map((each) => JSON.stringify(each)));
	return [...one, ...other.filter((each) => !known.has(JSON.stringify(each)))];
}

/** `key` is equal for parts that read the same. */
type Part = { key: string; text: string };

/** A part that one of both changed or removed is as they left it; what both changed stands twice, mine after theirs. */
function mergeParts(was: readonly Part[], theirs: readonly Part[], mine: readonly Part[]): Part[] {
	const parts = new Map([...mine, ...theirs].map((part) => [part.key, part]));
	const [before, one, other] = [keysOf(was), keysOf(theirs), keysOf(mine)];
	const isDropped = ({ kind, text: key }: DiffLine) =>
		(kind === "old" && before.includes(key) && !other.includes(key)) ||
		(kind === "new" && (before.includes(key) || one.includes(key)));
	return diffParts(one, other).flatMap((line) => (isDropped(line) ? [] : (parts.get(line.text) ?? [])));
}

function keysOf(parts: readonly Part[]): string[] {
	return parts.map(({ key }) => key);
}

function sentencesOf(text: string): Part[] {
	const sentences = text.split(/(?<=[.!?।])\s+/).filter((sentence) => sentence !== "");
	return sentences.map((sentence) => ({ key: sentence, text: sentence }));
}

/** A full stop stands between two that have none. */
function inSentences(parts: readonly Part[]): string {
	const isLast = (place: number) => place === parts.length - 1;
	return parts.map(({ text }, place) => (isLast(place) || /[.!?।]$/.test(text) ? text : `${text}.`)).join(" ");
}

/** Lists with keyed entries are excluded: a merge would contain a key twice. */
function isPlain(value: unknown): value is readonly unknown[] {
	return Array.isArray(value) && !JSON.stringify(value).includes('"key":');
}
