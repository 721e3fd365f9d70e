import type { Correction } from "@uchit/contract/corrections.ts";
import { isIsoDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** A note of an article's correction log. */
export type ArticleNote = { date: string; text: string; article: { slug: string; title: string; language: Language } };

/** Something that was put right: a fact of a college, or something in an article. */
export type Corrected =
	| { kind: "fact"; date: string; correction: Correction }
	| { kind: "article"; date: string; note: ArticleNote };

/** `total` counts those that are not listed too. */
export type ListedCorrections = { total: number; items: Corrected[] };

/** A page that somebody still reads. */
const MOST = 200;

/** Both kinds in one list, newest first; what has no readable date comes last. */
export function mergeCorrections(
	facts: { total: number; items: readonly Correction[] },
	notes: readonly ArticleNote[],
): ListedCorrections {
	const all: Corrected[] = [
		...facts.items.map((correction) => ({ kind: "fact" as const, date: correction.correctedAt, correction })),
		...notes.map((note) => ({ kind: "article" as const, date: note.date, note })),
	];
	const newest = all.toSorted((one, other) => timeOf(other) - timeOf(one));
	return { total: facts.total + notes.length, items: newest.slice(0, MOST) };
}

function timeOf({ date }: Corrected): number {
	return isIsoDate(date) ? Date.parse(date) : 0;
}
