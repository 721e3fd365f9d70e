import { foldSigns } from "@uchit/text/fold-text.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import type { Names } from "./names.ts";
import type { Token } from "./tokens.ts";

/** Words of a question that stand together, with what they may mean, the likeliest first; none where they say nothing to us. */
export type Span = { from: number; to: number; meanings: readonly Meaning[]; number?: number | undefined };

/** A name has at most so many words; longer ones are found by their beginnings. */
const LONGEST_NAME = 8;

/** Ids of readings that the visitor says they do not mean. */
export type Rejected = ReadonlySet<string>;

export function idOf({ kind, value }: Pick<Meaning, "kind" | "value">): string {
	return `${kind}:${value}`;
}

/** Reads the words from left to right, at each place the longest name or phrase that begins there. */
export function readSpans(tokens: readonly Token[], lexicon: Lexicon, names: Names, rejected: Rejected): Span[] {
	const spans: Span[] = [];
	for (let from = 0; from < tokens.length; ) {
		const distance = readDistance(tokens, from);
		const phrase = distance ?? findPhrase(tokens, from, lexicon, rejected);
		const isUnit = tokens[from - 1]?.number !== undefined && UNIT.test(tokens[from]?.text ?? "");
		const name = isUnit || distance ? undefined : findName(tokens, from, phrase, lexicon, names, rejected);
		const span =
			name ??
			phrase ??
			(isUnit ? { from, to: from + 1, meanings: [UNIT_ONLY] } : undefined) ??
			readAlone(tokens, from, { lexicon, names, rejected });
		spans.push(span);
		from = span.to;
	}
	return spans;
}

const DISTANCE = /^(?:km|kms|kilomet(?:er|re)s?|miles?|किमी|किलोमीटर)$/u;
/** Behind a number a unit is nobody's short name. */
const UNIT =
	/^(?:km|kms|kilomet(?:er|re)s?|miles?|m|mtrs?|met(?:er|re)s?|cm|cms|feet|ft|inch|kg|kgs|gm|min|mins|minutes?|hrs?|hours?|days?|weeks?|months?|yrs?|years?|percent|pct|marks?|lpa|am|pm|किमी|किलोमीटर)$/u;
const UNIT_ONLY: Meaning = { kind: "filler", value: "unit", label: "unit" };

/** "20 km" is how near, and no number of anything else. */
function readDistance(tokens: readonly Token[], from: number): Span | undefined {
	const isDistance = tokens[from]?.number !== undefined && DISTANCE.test(tokens[from + 1]?.text.normalize("NFC") ?? "");
	if (!isDistance) return undefined;
	return { from, to: from + 2, meanings: [{ kind: "near", value: "distance", label: "distance" }] };
}

function findPhrase(tokens: readonly Token[], from: number, lexicon: Lexicon, rejected: Rejected): Span | undefined {
	const most = Math.min(lexicon.longest, tokens.length - from);
	for (let length = most; length > 0; length--) {
		const words = wordsOf(tokens, from, from + length);
		const meanings = (lexicon.phrases.get(foldSigns(words)) ?? []).filter((meaning) => !rejected.has(idOf(meaning)));
		if (meanings.length > 0) return { from, to: from + length, meanings };
	}
	return undefined;
}

/** An institution that is called exactly so: it has to say more than the phrase that begins at the same place. */
function findName(
	tokens: readonly Token[],
	from: number,
	phrase: Span | undefined,
	lexicon: Lexicon,
	names: Names,
	rejected: Rejected,
): Span | undefined {
	const least = phrase === undefined ? 1 : phrase.to - from + 1;
	for (let length = Math.min(LONGEST_NAME, tokens.length - from); length >= least; length--) {
		const to = from + length;
		const found = names
			.called(wordsOf(tokens, from, to))
			.filter((institution) => !rejected.has(`college:${institution}`));
		const [first] = found;
		if (first === undefined || !isName(tokens, { from, to }, names.isRanked(first), lexicon)) continue;
		return { from, to, meanings: [{ kind: "college", value: String(first), label: "" }] };
	}
	return undefined;
}

/** "Patna Medical College ki", or nothing behind it: one that is called so, place first. */
const GENITIVE = /^(?:|ka|ki|ke|का|की|के|me|mein|में)$/u;
const isPlaceKind = (kind: string | undefined) => kind === "state" || kind === "district" || kind === "town";

/** "Government Medical College, Thrissur": so many words are said of one institution, ranked or not. */
const LONG_NAME = 4;
/** "Ideal College" within a longer question describes; nobody ranked is called so. */
const SHORT_NAME = 2;
const GENERIC_NOUN = /^(?:college|university|institute|विश्वविद्यालय|कॉलेज|महाविद्यालय|यूनिवर्सिटी|univ)$/u;

/** Words that only describe are a name where a place and one noun are among them, and a ranked institution bears it: "Patna University". */
function isName(
	tokens: readonly Token[],
	{ from, to }: { from: number; to: number },
	isRanked: boolean,
	lexicon: Lexicon,
): boolean {
	const within = tokens.slice(from, to);
	const kinds = within.map(({ text }) => lexicon.phrases.get(text)?.[0]?.kind);
	const isInitials = within.length > 2 && within[0]?.text.length === 1 && within[1]?.text.length === 1;
	if (isInitials) return true;
	if (kinds[0] === "group" && isCampusLetter(tokens, to, lexicon)) return true;
	if (kinds[0] === "filler" || ["filler", "near", "compare", "without"].includes(kinds.at(-1) ?? "")) return false;
	if (within.every(({ number }) => number !== undefined)) return false;
	const isOfMore = within.length <= SHORT_NAME && tokens.length > within.length + SHORT_NAME;
	if (!isRanked && isOfMore && kinds.every((kind) => kind === undefined || kind === "generic")) return false;
	if (kinds.some((kind) => kind === undefined || kind === "group")) return true;
	const hasPlace = kinds.some(isPlaceKind);
	const hasNoun = within.some(({ text }) => GENERIC_NOUN.test(text.normalize("NFC")));
	const isJoined = kinds.includes("filler") && within.some(({ isDevanagari }) => isDevanagari);
	const isOfOne =
		from === 0 &&
		kinds[0] === "district" &&
		!kinds.includes("filler") &&
		GENITIVE.test(tokens[to]?.text.normalize("NFC") ?? "");
	return (isRanked || (within.length >= LONG_NAME && !isJoined) || isOfOne) && hasPlace && hasNoun;
}

/** "IIM B", and "IIM A" before what is asked of it: elsewhere "a" is an article. */
function isCampusLetter(tokens: readonly Token[], to: number, { phrases }: Lexicon): boolean {
	const letter = tokens[to - 1]?.text ?? "";
	if (!/^[a-z]$/.test(letter)) return false;
	const next = tokens[to]?.text;
	const kind = phrases.get(next ?? "")?.[0]?.kind ?? "";
	return letter !== "a" || next === undefined || ["intent", "average", "most", "compare", "wish"].includes(kind);
}

/** A word that stands in no lexicon: a place by its sound, or nothing. */
function readAlone(
	tokens: readonly Token[],
	from: number,
	{ lexicon, names, rejected }: { lexicon: Lexicon; names: Names; rejected: Rejected },
): Span {
	const token = tokens[from];
	const span = { from, to: from + 1, number: token?.number };
	if (token === undefined || token.number !== undefined) return { ...span, meanings: [] };
	if (token.isDevanagari)
		return { ...span, meanings: lexicon.places.find(token.text).filter((meaning) => !rejected.has(idOf(meaning))) };
	const isPlace =
		token.text.length >= SHORTEST_HEARD && !names.isNameWord(token.text) && !names.isNearNameWord(token.text);
	const meanings = isPlace ? lexicon.places.findLatin(token.text) : [];
	return { ...span, meanings: meanings.filter((meaning) => !rejected.has(idOf(meaning))) };
}

/** Letters of a Latin word that is taken for the place that it sounds like. */
const SHORTEST_HEARD = 5;

/** The words as they were typed, before any was put right. */
export function typedOf(tokens: readonly Token[]): string {
	return tokens.map(({ text, typed }) => typed ?? text).join(" ");
}

export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
	return tokens
		.slice(from, to)
		.map(({ text }) => text)
		.join(" ");
}
