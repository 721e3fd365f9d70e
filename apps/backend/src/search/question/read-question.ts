import type { Intent } from "@uchit/contract/ask.schema.ts";
import { readIntent } from "./intents.ts";
import type { Lexicon } from "./lexicon.ts";
import { nameRuns } from "./name-runs.ts";
import type { Names } from "./names.ts";
import { type Bounds, readNumbers } from "./numbers.ts";
import { PLACE_KINDS, readPlace } from "./places.ts";
import type { Read } from "./read.ts";
import { idOf, type Rejected, readSpans, type Span, wordsOf } from "./spans.ts";
import { readTokens, type Token } from "./tokens.ts";

/** What a question says, before anything is looked up. */
export type Question = {
	intent: Intent;
	reads: readonly Read[];
	bounds: Bounds;
	/** The words of each bound. */
	boundWords: ReadonlyMap<keyof Bounds, string>;
	unread: readonly string[];
};

/**
 * Reads a question of at most 200 characters: words, then phrases and names, numbers, what is excluded or near, and last what is
 * wanted. Pure, and linear in the words but for one search by name for each run of words that no lexicon holds.
 */
export function readQuestion(text: string, lexicon: Lexicon, names: Names, rejected: Rejected): Question {
	const tokens = correct(readTokens(text), lexicon, names);
	const spans = nameRuns(tokens, readSpans(tokens, lexicon, names, rejected), names, rejected);
	const { bounds, used } = readNumbers(spans);
	const pins = readPins(tokens, spans, used);
	const reads = markExcluded(spans, markNear(spans, [...nameByPlace(readMeanings(tokens, spans), names), ...pins]));
	const unread = spans.flatMap((span, place) =>
		span.meanings.length === 0 && !used.has(place) ? wordsOf(tokens, span.from, span.to) : [],
	);
	const boundWords = new Map<keyof Bounds, string>();
	for (const [place, kind] of used) {
		const span = spans[place];
		if (span !== undefined)
			boundWords.set(kind, [boundWords.get(kind), wordsOf(tokens, span.from, span.to)].filter(Boolean).join(" "));
	}
	const term = readTerm(tokens, spans, lexicon, rejected);
	const all = term === undefined ? reads : [...reads.filter(({ kind }) => kind !== "term"), term];
	const intent = readIntent({ spans, reads: all, bounds, unread });
	return { intent, reads: intent === "list" ? withRanking(all) : all, bounds, boundWords, unread };
}

/** A list that is asked for by its ranking is wanted in that order. */
function withRanking(reads: readonly Read[]): readonly Read[] {
	const ranking = reads.find(({ kind, value }) => kind === "intent" && value === "rank");
	const isSorted = ranking === undefined || reads.some(({ kind }) => kind === "sort");
	return isSorted ? reads : [...reads, { ...ranking, kind: "sort", value: "nirf" }];
}

const SHORTEST_CORRECTED = 5;

/** Words with one typing error, where no lexicon and no name has them as they are. */
function correct(tokens: readonly Token[], { words, near }: Lexicon, names: Names): Token[] {
	return tokens.map((token) => {
		const { text, isDevanagari, number } = token;
		const isKnown = number !== undefined || isDevanagari || words.has(text) || text.length < SHORTEST_CORRECTED;
		if (isKnown || names.isNameWord(text) || names.called(text).length > 0) return token;
		const corrected = near.find(text);
		return corrected === undefined ? token : { ...token, text: corrected };
	});
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
	return spans.flatMap((span, at) => {
		const words = wordsOf(tokens, span.from, span.to);
		const [first] = span.meanings;
		if (first === undefined) return [];
		if (isBranchIt(spans, at)) return span.meanings.slice(1).map((meaning) => ({ ...meaning, words, at, others: [] }));
		if (!PLACE_KINDS.has(first.kind)) return span.meanings.map((meaning) => ({ ...meaning, words, at, others: [] }));
		const { meant, others } = readPlace(span.meanings, states);
		const namesakes = meant.length > 1 ? [...meant, ...others] : others;
		return meant.map((meaning) => ({
			...meaning,
			words,
			at,
			others: namesakes.filter((other) => idOf(other) !== idOf(meaning)),
		}));
	});
}

/** "It" is a branch beside what has branches, and else says nothing. */
function isBranchIt(spans: readonly Span[], at: number): boolean {
	const isOf = (span: Span | undefined, kinds: readonly string[]) => kinds.includes(span?.meanings[0]?.kind ?? "");
	const [first, second] = spans[at]?.meanings ?? [];
	if (first?.kind !== "filler" || second?.kind !== "course") return false;
	return (
		isOf(spans[at - 1], ["college", "degree", "group", "seat-category"]) ||
		isOf(spans[at + 1], ["generic", "seat-category"])
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
const OF_ONE: ReadonlySet<string> = new Set(["placement", "salary", "cutoff", "recognition"]);

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

const has = (span: Span | undefined, kind: string) => span?.meanings[0]?.kind === kind;
const isSilent = (span: Span | undefined) => has(span, "filler") || has(span, "generic");

/** What "near" is near to: in English what follows, in Hindi what stands before. */
function markNear(spans: readonly Span[], reads: readonly Read[]): Read[] {
	const marked = new Set<number>();
	for (const [place, span] of spans.entries()) {
		if (!has(span, "near") || has(spans[place + 1], "no")) continue;
		const isPlace = (at: number) =>
			reads.some(
				(read) => read.at === at && (PLACE_KINDS.has(read.kind) || read.kind === "college" || read.kind === "pin"),
			);
		const after = [place + 1, place + 2].find((at) => isPlace(at) && (at === place + 1 || isSilent(spans[place + 1])));
		const before = [place - 1, place - 2].find((at) => isPlace(at) && (at === place - 1 || isSilent(spans[place - 1])));
		const at = after ?? before;
		if (at !== undefined) marked.add(at);
	}
	return reads.map((read) => (marked.has(read.at) ? { ...read, isNear: true as const } : read));
}

const EXCLUDABLE: ReadonlySet<string> = new Set([
	"exam",
	"ownership",
	"gender",
	"college",
	"group",
	"degree",
	"category",
	"course",
	"state",
	"district",
]);

/** What "without" and "bina" leave out: the next things of one kind, or in Hindi ("X ke bina") what stands before. */
function markExcluded(spans: readonly Span[], reads: readonly Read[]): Read[] {
	const marked = new Set<number>();
	const kindAt = (at: number) =>
		reads.find((read) => read.at === at && EXCLUDABLE.has(read.kind) && read.isNear === undefined)?.kind;
	for (const [place, span] of spans.entries()) {
		if (!has(span, "without")) continue;
		const first = [place + 1, place + 2].find(
			(at) => kindAt(at) !== undefined && (at === place + 1 || isSilent(spans[place + 1])),
		);
		const before = first === undefined && kindAt(place - 1) !== undefined ? place - 1 : undefined;
		const start = first ?? before;
		if (start === undefined) continue;
		for (let at = start; kindAt(at) === kindAt(start) && at <= start + 3; at++) marked.add(at);
	}
	return reads.map((read) => (marked.has(read.at) ? { ...read, isNot: true as const } : read));
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
		const term = terms.get(words);
		return term === undefined || rejected.has(idOf(term)) ? undefined : { ...term, words, at: 0, others: [] };
	}
	for (let length = Math.min(4, tokens.length); length > 0; length--) {
		for (let from = 0; from + length <= tokens.length; from++) {
			const words = wordsOf(tokens, from, from + length);
			const term = terms.get(words);
			if (term !== undefined && !rejected.has(idOf(term))) return { ...term, words, at: from, others: [] };
		}
	}
	return undefined;
}
