import type { Correction } from "@uchit/contract/corrections.ts";
import { isIsoDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";

export type ArticleNote = { date: string; text: string; article: { slug: string; title: string; language: Language } };

export type Corrected =
	| { kind: "fact"; date: string; correction: Correction }
	| { kind: "article"; date: string; note: ArticleNote };

/** `total` includes those that are not listed. */
export type ListedCorrections = { total: number; items: Corrected[] };

/** A longer page would not be read. */
const MAX_CORRECTIONS = 200;

/** Newest first; entries without a readable date come last. */
export function mergeCorrections(
	facts: { total: number; items: readonly Correction[] },
	notes: readonly ArticleNote[],
): ListedCorrections {
	const all: Corrected[] = [
		...facts.items.map((correction) => ({ kind: "fact" as const, date: correction.correctedAt, correction })),
		...notes.map((note) => ({ kind: "article" as const, date: note.date, note })),
	];
	const newest = all.toSorted((one, other) => timeOf(other) - timeOf(one));
	return { total: facts.total + notes.length, items: newest.slice(0, MAX_CORRECTIONS) };
}

function timeOf({ date }: Corrected): number {
	return isIsoDate(date) ? Date.parse(date) : 0;
}
