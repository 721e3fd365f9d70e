import { MOST_COMPARED } from "@uchit/contract/compare.ts";
import { SLUG } from "#app/platform/slug.ts";
import { LONGEST_NOTE } from "#app/shell/advice/advice.ts";
import { readFragment, toFragment } from "#app/shell/advice/link-text.ts";

/** The content of a shared sheet: the colleges in order, and of its sender only what was ticked. */
export type SharedSheet = {
	colleges: readonly string[];
	/** The sender's rank in their own words; empty where it was not ticked. */
	rank: string;
	/** A note for each college, empty where there is none, or where they were not ticked. */
	notes: readonly string[];
	/** Of a list that somebody sends back: the order in which they got it. The notes are theirs then. */
	sent?: readonly string[];
};

export const LONGEST_RANK = 80;

const VERSION = "1";
/** The sheet as the part of an address after `#`, which no browser sends: `1.<text>.<checksum>`. */
export function toSheetFragment({ colleges, rank, notes, sent }: SharedSheet): string {
	const hasNotes = notes.some((note) => note !== "");
	return toFragment(VERSION, [colleges, rank, ...(hasNotes || sent ? [notes] : []), ...(sent ? [sent] : [])]);
}

/** Reads such an address; undefined for one that lost a letter on its way, or that we never wrote. */
export function parseSheetFragment(fragment: string): SharedSheet | undefined {
	const parsed = readFragment(VERSION, fragment);
	if (!Array.isArray(parsed) || parsed.length < 2 || parsed.length > 4) return undefined;
	const [colleges, rank, notes = [], sent]: unknown[] = parsed;
	if (!isTexts(colleges, MOST_COMPARED) || !isTexts(notes, colleges.length)) return undefined;
	const areColleges = colleges.length > 0 && colleges.every((slug) => SLUG.test(slug) && slug.length <= 200);
	const isShort = notes.every((note) => note.length <= LONGEST_NOTE);
	if (!areColleges || new Set(colleges).size < colleges.length || !isShort) return undefined;
	if (typeof rank !== "string" || rank.length > LONGEST_RANK) return undefined;
	const sheet = { colleges, rank, notes: colleges.map((_, place) => notes[place] ?? "") };
	if (sent === undefined) return sheet;
	const isSameList = isTexts(sent, colleges.length) && colleges.every((slug) => sent.includes(slug));
	return isSameList ? { ...sheet, sent } : undefined;
}

function isTexts(value: unknown, most: number): value is string[] {
	return Array.isArray(value) && value.length <= most && value.every((each) => typeof each === "string");
}
