import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { SLUG } from "#app/platform/slug.ts";
import { MAX_NOTE_LENGTH } from "#app/shell/advice/advice.ts";
import { readFragment, toFragment } from "#app/shell/advice/link-text.ts";

/** The colleges in order; of the sender, only the ticked details. */
export type SharedSheet = {
	colleges: readonly string[];
	/** In the sender's own words; empty if not ticked. */
	rank: string;
	notes: readonly string[];
	/** For a returned list: the order in which it was sent. The notes are then the adviser's. */
	sent?: readonly string[];
};

export const MAX_RANK_LENGTH = 80;

const VERSION = "1";
/** Writes an address's fragment, which browsers never send: `1.<text>.<checksum>`. */
export function toSheetFragment({ colleges, rank, notes, sent }: SharedSheet): string {
	const hasNotes = notes.some((note) => note !== "");
	return toFragment(VERSION, [colleges, rank, ...(hasNotes || sent ? [notes] : []), ...(sent ? [sent] : [])]);
}

/** Undefined if letters were lost on the way, or if we never wrote it. */
export function parseSheetFragment(fragment: string): SharedSheet | undefined {
	const parsed = readFragment(VERSION, fragment);
	if (!Array.isArray(parsed) || parsed.length < 2 || parsed.length > 4) return undefined;
	const [colleges, rank, notes = [], sent]: unknown[] = parsed;
	if (!isTexts(colleges, MAX_COMPARED) || !isTexts(notes, colleges.length)) return undefined;
	const areColleges = colleges.length > 0 && colleges.every((slug) => SLUG.test(slug) && slug.length <= 200);
	const isShort = notes.every((note) => note.length <= MAX_NOTE_LENGTH);
	if (!areColleges || new Set(colleges).size < colleges.length || !isShort) return undefined;
	if (typeof rank !== "string" || rank.length > MAX_RANK_LENGTH) return undefined;
	const sheet = { colleges, rank, notes: colleges.map((_, place) => notes[place] ?? "") };
	if (sent === undefined) return sheet;
	const isSameList = isTexts(sent, colleges.length) && colleges.every((slug) => sent.includes(slug));
	return isSameList ? { ...sheet, sent } : undefined;
}

function isTexts(value: unknown, most: number): value is string[] {
	return Array.isArray(value) && value.length <= most && value.every((each) => typeof each === "string");
}
