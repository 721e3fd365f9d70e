import type { Intent } from "@uchit/contract/ask.schema.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { foldSigns } from "@uchit/text/fold-text.ts";
import { correct } from "./correct.ts";
import { readIntent } from "./intents.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { markBackground, markExcluded, markNear, readSuperlatives, withoutVerbOpen } from "./marks.ts";
import { nameRuns } from "./name-runs.ts";
import type { Names } from "./names.ts";
import { type Bounds, readNumbers } from "./numbers.ts";
import { PLACE_KINDS, readPlace } from "./places.ts";
import type { Read } from "./read.ts";
import { idOf, type Rejected, readSpans, type Span, wordsOf } from "./spans.ts";
import { readTokens, type Token } from "./tokens.ts";
import { markStrange } from "./unknown/strange.ts";
import { doubtNames, isDoubted, isWithinUnknown, listUnknown, type Unknown } from "./unknown/unknown-names.ts";

/** What a question says, before anything is looked up. */
export type Question = {
	intent: Intent;
	reads: readonly Read[];
	bounds: Bounds;
	/** The words of each bound. */
	boundWords: ReadonlyMap<keyof Bounds, string>;
	unread: readonly string[];
	/** Names that no list of ours has. */
	unknown: readonly Unknown[];
};

/**
 * Reads a question of at most 200 characters: words, then phrases and names, numbers, what is excluded or near, and last what is
 * wanted. Pure, and linear in the words but for one search by name for each run of words that no lexicon holds.
 */
export function readQuestion(text: string, lexicon: Lexicon, names: Names, rejected: Rejected): Question {
	const tokens = correct(readTokens(text), lexicon, names);
	const known = markStrange(tokens, readSpans(tokens, lexicon, names, rejected), lexicon, names);
	const named = nameRuns(tokens, known, names, rejected);
	const spans = isDoubted(tokens, named) ? doubtNames({ tokens, spans: named, names }) : named;
	const { bounds, used } = readNumbers(spans);
	const pins = readPins(tokens, spans, used);
	const meant = readSuperlatives(
		tokens,
		spans,
		nameCompared(spans, nameByPlace(readMeanings(tokens, spans), names), names),
	);
	const read = fitToCountry(
		withinUniversity(
			spans,
			names,
			fitToExam(markBackground(spans, markExcluded(spans, markNear(spans, [...meant, ...pins])))),
		),
	);
	const unknown = listUnknown({ tokens, spans, names }, read);
	const reads = withoutVerbOpen(read).filter((each) => !isWithinUnknown(each, unknown));
	const unread = spans.flatMap((span, place) =>
		!unknown.some(({ from, to }) => place >= from && place < to) &&
		span.meanings.length === 0 &&
		!used.has(place) &&
		!isPercentage(span, spans[place + 1])
			? wordsOf(tokens, span.from, span.to)
			: [],
	);
	const boundWords = new Map<keyof Bounds, string>();
	for (const [place, kind] of used) {
		const span = spans[place];
		if (span !== undefined)
			boundWords.set(kind, [boundWords.get(kind), wordsOf(tokens, span.from, span.to)].filter(Boolean).join(" "));
	}
	const term = readTerm(tokens, spans, lexicon, rejected);
	const isTerm = ({ kind, words }: Read) => kind === "term" || (kind === "group" && words === term?.words);
	const all = term === undefined ? reads : [...reads.filter((read) => !isTerm(read)), term];
	const intent = readIntent({ spans, reads: all, bounds, unread });
	return {
		intent,
		reads: intent === "list" ? withRanking(ofLists(all)) : ofParts(all, intent),
		bounds,
		boundWords,
		unread,
		unknown,
	};
}

/** A hostel for girls makes no college for women. */
function ofLists(reads: readonly Read[]): readonly Read[] {
	const hostel = reads.find(({ kind, value }) => kind === "intent" && value === "hostel");
	return reads.filter(({ kind, at }) => !(kind === "gender" && hostel !== undefined && hostel.at === at + 1));
}

/** In the syllabus of an exam, and in what has to be studied before, a science is a subject, no branch. */
function ofParts(reads: readonly Read[], intent: Intent): readonly Read[] {
	if (intent !== "syllabus" && intent !== "pattern" && intent !== "eligibility") return reads;
	return reads.map((read) =>
		read.kind === "course" && SCHOOL_SUBJECTS.has(read.value) ? { ...read, kind: "topic" } : read,
	);
}

const SCHOOL_SUBJECTS: ReadonlySet<string> = new Set(["physics", "chemistry", "mathematics"]);

/** A list that is asked for by its ranking is wanted in that order. */
function withRanking(reads: readonly Read[]): readonly Read[] {
	const ranking = reads.find(({ kind, value }) => kind === "intent" && value === "rank");
	const isSorted = ranking === undefined || reads.some(({ kind }) => kind === "sort");
	return isSorted ? reads : [...reads, { ...ranking, kind: "sort", value: "nirf" }];
}

function readMeanings(tokens: readonly Token[], spans: readonly Span[]): Read[] {
	const states = new Set(
		spans.flatMap(({ meanings }) =>
			meanings
				.filter(({ kind }) => kind === "state")
				.slice(0, 1)
				.map(({ value }) => value),
		),
	);
	return spans.map(toFamily).flatMap((span, at) => {
		const words = wordsOf(tokens, span.from, span.to);
		const [first] = span.meanings;
		if (first === undefined || isOfBranch(spans, at)) return [];
		if (first.kind === "filler" && span.meanings[1]?.kind === "course" && !isBranchIt(spans, at)) return [];
		if (isBranchIt(spans, at)) return span.meanings.slice(1).map((meaning) => ({ ...meaning, words, at, others: [] }));
		if (!PLACE_KINDS.has(first.kind))
			return toMeant(span.meanings).map((meaning) => ({ ...meaning, words, at, others: [] }));
		const { meant, others } = readPlace(span.meanings, states);
		const namesakes = meant.length > 1 && meant[0]?.kind !== "state" ? [...meant, ...others] : others;
		return meant.map((meaning) => ({
			...meaning,
			words,
			at,
			others: namesakes.filter((other) => idOf(other) !== idOf(meaning)),
		}));
	});
}

/** "Central universities" are a family that no campus names: it is one only after names were looked for. */
function toFamily(span: Span): Span {
	return {
		...span,
		meanings: span.meanings.map((meaning) =>
			meaning.kind === "university-type" ? { ...meaning, kind: "group" } : meaning,
		),
	};
}

/** A degree says its course. */
function toMeant(meanings: readonly Meaning[]): readonly Meaning[] {
	return meanings[0]?.kind === "degree" ? meanings.filter(({ kind }) => kind !== "course") : meanings;
}

/** "Anna University CEG", "du cutoff hindu college": of two names that nothing compares, the college is meant, not its university. */
function withinUniversity(spans: readonly Span[], names: Names, reads: readonly Read[]): Read[] {
	const isCompared = spans.some(({ meanings }) => meanings.some(({ kind }) => kind === "compare"));
	const isCollege = (at: number) => spans[at]?.meanings[0]?.kind === "college";
	const isOf = (read: Read) => {
		if (spans[read.at] !== undefined && FAMILY_WORD.test(read.words)) return false;
		if (read.kind !== "college" || !names.isUniversity(Number(read.value))) return false;
		const isOwn = (at: number) => isCollege(at) && !names.isUniversity(Number(spans[at]?.meanings[0]?.value));
		const isBeside = (at: number) => names.isInStateOf(Number(spans[at]?.meanings[0]?.value), Number(read.value));
		return (
			[read.at - 1, read.at + 1].some(isOwn) || (!isCompared && spans.keys().some((at) => isOwn(at) && isBeside(at)))
		);
	};
	return reads.filter((read) => !isOf(read));
}

/** Of these no other institution is a part. */
const FAMILY_WORD = /^(?:iit|nit|iiit|iim|aiims)\b/;
/** Exams whose counselling has a category of its own for what others call OBC. */
const WITH_BC: ReadonlySet<string> = new Set(["tnea", "ts-eapcet", "ap-eapcet"]);
const MEDICAL = "12";

/** Short names and categories as the exam, the subject or the state beside them has them. */
function fitToExam(reads: readonly Read[]): Read[] {
	const isOfBc = reads.some(({ kind, value }) => kind === "exam" && WITH_BC.has(value));
	const isMedical = reads.some(
		({ kind, value }) =>
			(kind === "category" && value === MEDICAL) ||
			(kind === "degree" && String(findDegree(value)?.categoryId) === MEDICAL),
	);
	const fits = ({ kind, value, at }: Read) => {
		const namesakes = reads.filter((other) => other.kind === "exam" && other.at === at);
		if (kind !== "exam" || namesakes.length < 2) return true;
		const meant =
			namesakes.find((other) => isMedical && other.value === "neet") ??
			namesakes.find((other) => other.value === "ugc-net");
		return meant === undefined || meant.value === value;
	};
	return reads
		.filter(fits)
		.map((read) =>
			isOfBc && read.kind === "seat-category" && /^bc$/.test(read.words) ? { ...read, value: "BC" } : read,
		);
}

/** "MS in the States" is a level, no surgeon's degree. */
function fitToCountry(reads: readonly Read[]): Read[] {
	const isAbroad = reads.some(({ kind, isNot }) => kind === "country" && isNot === undefined);
	return reads.map((read) =>
		isAbroad && read.kind === "degree" && read.value === "ms" ? { ...read, kind: "level", value: "masters" } : read,
	);
}

/** "75 percent", "12th": said of school, and of no bound. */
function isPercentage({ number }: Span, next: Span | undefined): boolean {
	const kind = next?.meanings[0]?.kind;
	return number !== undefined && (kind === "percent-plain" || kind === "class-word");
}

/** "Engineering" behind a branch says no more than the branch. */
function isOfBranch(spans: readonly Span[], at: number): boolean {
	const [own] = spans[at]?.meanings ?? [];
	return own?.kind === "category" && own.value === ENGINEERING && spans[at - 1]?.meanings[0]?.kind === "course";
}

const ENGINEERING = "1";

/** "It" is a branch beside what has branches, and else says nothing. */
function isBranchIt(spans: readonly Span[], at: number): boolean {
	const isOf = (span: Span | undefined, kinds: readonly string[]) => kinds.includes(span?.meanings[0]?.kind ?? "");
	const [first, second] = spans[at]?.meanings ?? [];
	if (first?.kind !== "filler" || second?.kind !== "course") return false;
	const before = spans[at - 1]?.meanings[0]?.kind === "filler" ? spans[at - 2] : spans[at - 1];
	return (
		isOf(before, ["college", "degree", "group", "seat-category"]) || isOf(spans[at + 1], ["generic", "seat-category"])
	);
}

/** PIN codes are places, though they are numbers. */
function readPins(tokens: readonly Token[], spans: readonly Span[], used: ReadonlyMap<number, keyof Bounds>): Read[] {
	return spans.flatMap(({ from, to }, at) => {
		const words = wordsOf(tokens, from, to);
		return used.get(at) === "pin" ? [{ kind: "pin", value: words, label: words, words, at, others: [] }] : [];
	});
}

/** What is asked of institutions alone: with it "Manipal" is one, not the town. */
const OF_ONE: ReadonlySet<string> = new Set([
	"placement",
	"salary",
	"cutoff",
	"recognition",
	"rank",
	"reviews",
	"website",
]);

function nameByPlace(reads: readonly Read[], names: Names): Read[] {
	const isAsked = reads.some(({ kind, value }) => kind === "intent" && OF_ONE.has(value));
	const isOfMany = reads.some(({ kind }) =>
		["college", "group", "degree", "category", "course", "exam", "generic", "sort"].includes(kind),
	);
	const [place, other] = reads.filter(({ kind }) => PLACE_KINDS.has(kind));
	if (!isAsked || isOfMany || place === undefined || other !== undefined) return [...reads];
	const [found] = names.called(place.words).filter(names.isRanked);
	return found === undefined
		? [...reads]
		: reads.map((read) => (read === place ? { ...read, kind: "college", value: String(found), others: [] } : read));
}

/** What short forms of institutions are besides: "bms ya msrit". */
const COMPARED_AS: ReadonlySet<string> = new Set(["unheld", "degree", "topic", "term", "explain", "approval"]);

/** A short form that is compared with an institution is one itself. */
function nameCompared(spans: readonly Span[], reads: readonly Read[], names: Names): Read[] {
	const kindAt = (at: number) => spans[at]?.meanings[0]?.kind ?? "";
	return reads.map((read) => {
		const isCompared = [1, -1].some(
			(step) =>
				spans[read.at + step]?.meanings.some(({ kind }) => kind === "compare") &&
				kindAt(read.at + 2 * step) === "college",
		);
		const [found] = COMPARED_AS.has(read.kind) && isCompared ? names.called(read.words).filter(names.isRanked) : [];
		return found === undefined ? read : { ...read, kind: "college", value: String(found), label: "" };
	});
}

/** A word that the site explains, where the question is that word alone, or asks for its meaning. */
function readTerm(
	tokens: readonly Token[],
	spans: readonly Span[],
	{ terms }: Lexicon,
	rejected: Rejected,
): Read | undefined {
	const isAsked = spans.some(({ meanings }) =>
		meanings.some(({ kind, value }) => (kind === "intent" && value === "definition") || kind === "compare"),
	);
	if (!isAsked) {
		const words = wordsOf(tokens, 0, tokens.length);
		const term = terms.get(foldSigns(words));
		return term === undefined || rejected.has(idOf(term)) ? undefined : { ...term, words, at: 0, others: [] };
	}
	for (let length = Math.min(4, tokens.length); length > 0; length--) {
		for (let from = 0; from + length <= tokens.length; from++) {
			const words = wordsOf(tokens, from, from + length);
			const term = terms.get(foldSigns(words));
			if (term !== undefined && !rejected.has(idOf(term))) return { ...term, words, at: from, others: [] };
		}
	}
	return undefined;
}
