import { SLUG } from "#app/platform/slug.ts";
import { MAX_NOTE_LENGTH } from "./advice.ts";
import { checksum, readFragment, toFragment } from "./link-text.ts";

/** A line of a list as others may see it. `key` identifies it in the list and on the owner's device; `college` is a slug. */
export type SharedLine = { key: string; name: string; detail: string; college?: string };

export type SharedLines = {
	/** The kind of list: `choices`, or `applications`. */
	listKind: string;
	title: string;
	lines: readonly SharedLine[];
	notes: readonly string[];
	sent?: readonly string[];
};

/** The most lines: messengers would cut a longer link. */
export const MAX_LINES = 40;
const MAX_TEXT_LENGTH = 200;
const VERSION = "2";

export const shortKey = checksum;

/** Writes the list as an address's fragment, which browsers never send. */
export function toLinesFragment({ listKind, title, lines, notes, sent }: SharedLines): string {
	const entries = lines.map(({ key, name, detail, college }) => [
		key,
		name.slice(0, MAX_TEXT_LENGTH),
		detail.slice(0, MAX_TEXT_LENGTH),
		...(college === undefined ? [] : [college]),
	]);
	return toFragment(VERSION, [listKind, title.slice(0, MAX_TEXT_LENGTH), entries, ...(sent ? [notes, sent] : [])]);
}

export function isLinesFragment(fragment: string): boolean {
	return fragment.startsWith(`${VERSION}.`);
}

export function parseLinesFragment(fragment: string, wanted: string): SharedLines | undefined {
	const parsed = readFragment(VERSION, fragment);
	if (!Array.isArray(parsed) || (parsed.length !== 3 && parsed.length !== 5)) return undefined;
	const [listKind, title, lineEntries, notes = [], sent]: unknown[] = parsed;
	if (listKind !== wanted || typeof title !== "string" || title.length > MAX_TEXT_LENGTH || !Array.isArray(lineEntries))
		return undefined;
	const lines = lineEntries.flatMap((each) => readLine(each) ?? []);
	const keys = new Set(lines.map(({ key }) => key));
	const isWhole = lines.length === lineEntries.length && keys.size === lines.length;
	if (!isWhole || lines.length === 0 || lines.length > MAX_LINES || !isTexts(notes, MAX_NOTE_LENGTH)) return undefined;
	const list = { listKind, title, lines, notes: lines.map((_, place) => notes[place] ?? "") };
	if (sent === undefined) return list;
	const isSameList = isTexts(sent, MAX_TEXT_LENGTH) && sent.length === keys.size && sent.every((key) => keys.has(key));
	return isSameList && notes.length <= lines.length ? { ...list, sent } : undefined;
}

function readLine(value: unknown): SharedLine | undefined {
	if (!isTexts(value, MAX_TEXT_LENGTH) || value.length < 3 || value.length > 4) return undefined;
	const [key = "", name = "", detail = "", college] = value;
	if (key === "" || name === "" || (college !== undefined && !SLUG.test(college))) return undefined;
	return { key, name, detail, ...(college !== undefined && { college }) };
}

function isTexts(value: unknown, longest: number): value is string[] {
	return Array.isArray(value) && value.every((each) => typeof each === "string" && each.length <= longest);
}
