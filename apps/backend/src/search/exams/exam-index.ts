import { EXAM_LEVELS, EXAM_SCOPES } from "@uchit/contract/exam.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { toWords } from "@uchit/contract/words.ts";
import type { State } from "#backend/facts/queries/states.ts";
import type { PublishedExam } from "#backend/guide/queries/published-exams.ts";
import { toTellingWords } from "#backend/search/text/acronyms.ts";
import { isDevanagari } from "#backend/search/text/devanagari.ts";
import { Speller } from "#backend/search/text/spelling.ts";
import { addName } from "#backend/search/text/text.ts";
import {
	IN_NAME,
	IN_OTHER_NAME,
	IN_PLACE,
	IN_SUBJECT,
	type TextIndex,
	TextIndexBuilder,
} from "#backend/search/text/text-index.ts";
import type { RankPositions } from "#backend/search/text/text-matches.ts";
import { TextSearch } from "#backend/search/text/text-search.ts";
import { readTyped } from "#backend/search/text/typed.ts";

export type ExamIndex = {
	exams: readonly PublishedExam[];
	bySlug: ReadonlyMap<string, PublishedExam>;
	/** Keyed by the letters of current names (Devanagari by sound); a former name of another exam never wins. */
	byOwnName: ReadonlyMap<string, PublishedExam>;
	states: readonly State[];
	text: TextSearch;
};

export function buildExamIndex(published: readonly PublishedExam[], states: readonly State[]): ExamIndex {
	const exams = published.toSorted(({ record: a }, { record: b }) => compareExams(a, b));
	const text = buildText(exams, states);
	const standing = toExamPositions(exams);
	return {
		exams,
		bySlug: new Map(exams.map((exam) => [exam.record.slug, exam])),
		byOwnName: new Map(exams.flatMap((exam) => ownNames(exam.record).map((name) => [nameKey(name), exam]))),
		states,
		text: new TextSearch(text, new Speller(text), standing, () => standing),
	};
}

/** Breaks ties of equal matches: exams after school come first, because more people sit them. */
function toExamPositions(exams: readonly PublishedExam[]): RankPositions {
	const level = (number: number) => EXAM_LEVELS.indexOf(exams[number]?.record.level ?? "research");
	const sorted = [...exams.keys()].sort((a, b) => level(a) - level(b) || a - b);
	const standing = new Uint16Array(exams.length);
	for (const [place, number] of sorted.entries()) standing[number] = place;
	return standing;
}

/** Other names in Devanagari are spellings of the Hindi name. */
function ownNames({ slug, name, shortName, nameHi = "", otherNames }: ExamRecord): string[] {
	return [slug, name, shortName, nameHi, ...otherNames.filter(isDevanagari)];
}

/** Returns the lookup key of a name or of typed text; the same sound in two scripts gives two keys. */
export function nameKey(text: string): string {
	const typed = readTyped(text);
	return typed === undefined ? "" : `${typed.isBySound ? "sound" : "letters"} ${typed.key}`;
}

export function namesOf({ shortName, name, nameHi, otherNames }: ExamRecord): string[] {
	return [shortName, name, ...(nameHi === undefined ? [] : [nameHi]), ...otherNames];
}

/** Running exams before ended ones, national before state and university exams, then by short name, which people look for. */
function compareExams(a: ExamRecord, b: ExamRecord): number {
	const scope = (exam: ExamRecord) => EXAM_SCOPES.indexOf(exam.scope);
	return (
		Number(hasEnded(a)) - Number(hasEnded(b)) ||
		scope(a) - scope(b) ||
		a.shortName.localeCompare(b.shortName, "en") ||
		a.slug.localeCompare(b.slug, "en")
	);
}

/** An exam that was only renamed, without a page under its new name, has not ended. */
export function hasEnded({ lifecycle: { state, writeNow } }: ExamRecord): boolean {
	return ["replaced", "merged", "discontinued"].includes(state) || (state === "renamed" && writeNow.length > 0);
}

function buildText(exams: readonly PublishedExam[], states: readonly State[]): TextIndex {
	const builder = new TextIndexBuilder(exams.length);
	const stateNames = new Map(states.map(({ slug, name }) => [slug, name]));
	for (const [number, { record }] of exams.entries()) {
		const { shortName, name, streams = [] } = record;
		for (const each of namesOf(record)) {
			addName(builder, number, each, each === shortName || each === name ? IN_NAME : IN_OTHER_NAME);
		}
		builder.setNameLength(number, toTellingWords(shortName).length);
		const places = record.states.map((slug) => stateNames.get(slug) ?? "");
		builder.addWords(number, toWords(places.join(" ")), IN_PLACE);
		builder.addWords(number, streams, IN_SUBJECT);
	}
	return builder.build();
}
