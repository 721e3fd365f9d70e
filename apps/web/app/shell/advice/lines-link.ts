import { LONGEST_NOTE } from "./advice.ts";
import { checksum, readFragment, toFragment } from "./link-text.ts";

/** One line of a list as others may read it. `key` tells it from the others, and on the device where the list is, which it is there. */
export type SharedLine = { key: string; name: string; detail: string };

/** A list that goes by a link: the lines in order; of one that comes back with a note for each, and the order in which it was sent. */
export type SharedLines = {
	/** What is on it: `choices`, or `applications`. */
	of: string;
	title: string;
	lines: readonly SharedLine[];
	notes: readonly string[];
	sent?: readonly string[];
};

/** More would make a link that messengers cut. */
export const MOST_LINES = 40;
const LONGEST_TEXT = 200;
const VERSION = "2";

/** A short key for a long one. */
export const shortKey = checksum;

/** The list as the part of an address after `#`, which no browser sends. */
export function toLinesFragment({ of, title, lines, notes, sent }: SharedLines): string {
	const told = lines.map(({ key, name, detail }) => [key, name.slice(0, LONGEST_TEXT), detail.slice(0, LONGEST_TEXT)]);
	return toFragment(VERSION, [of, title.slice(0, LONGEST_TEXT), told, ...(sent ? [notes, sent] : [])]);
}

/** Whether an address carries such a list, whole or broken. */
export function isLinesFragment(fragment: string): boolean {
	return fragment.startsWith(`${VERSION}.`);
}

/** What such an address holds of one kind of list; undefined for one that lost a letter on its way, or that we never wrote. */
export function parseLinesFragment(fragment: string, wanted: string): SharedLines | undefined {
	const kept = readFragment(VERSION, fragment);
	if (!Array.isArray(kept) || (kept.length !== 3 && kept.length !== 5)) return undefined;
	const [of, title, told, notes = [], sent]: unknown[] = kept;
	if (of !== wanted || typeof title !== "string" || title.length > LONGEST_TEXT || !Array.isArray(told))
		return undefined;
	const lines = told.flatMap((each) => readLine(each) ?? []);
	const keys = new Set(lines.map(({ key }) => key));
	const isWhole = lines.length === told.length && keys.size === lines.length;
	if (!isWhole || lines.length === 0 || lines.length > MOST_LINES || !isTexts(notes, LONGEST_NOTE)) return undefined;
	const list = { of, title, lines, notes: lines.map((_, place) => notes[place] ?? "") };
	if (sent === undefined) return list;
	const isSameList = isTexts(sent, LONGEST_TEXT) && sent.length === keys.size && sent.every((key) => keys.has(key));
	return isSameList && notes.length <= lines.length ? { ...list, sent } : undefined;
}

function readLine(value: unknown): SharedLine | undefined {
	if (!isTexts(value, LONGEST_TEXT) || value.length !== 3) return undefined;
	const [key = "", name = "", detail = ""] = value;
	return key === "" || name === "" ? undefined : { key, name, detail };
}

function isTexts(value: unknown, longest: number): value is string[] {
	return Array.isArray(value) && value.every((each) => typeof each === "string" && each.length <= longest);
}
