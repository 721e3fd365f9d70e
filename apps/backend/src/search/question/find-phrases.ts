import { foldSigns } from "@uchit/text/fold-text.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasKind, idOf, type Kind, type Meaning, PLACE_KINDS, toCollegeMeaning } from "./meaning.ts";
import { joinTokens, type Reading, type Span, toSpan } from "./reading.ts";
import { COLLEGE_NOUN, isShortForm, type Token, UNIVERSITY_WORD } from "./tokens.ts";

/** Longest name in words; longer ones match by their beginning. */
const MAX_NAME_WORDS = 8;

export function findPhrases(reading: Reading): Reading {
	const { tokens } = reading;
	const spans: Span[] = [];
	for (let from = 0; from < tokens.length; ) {
		const span = findSpan(reading, from);
		spans.push(span);
		from = span.to;
	}
	return { ...reading, spans };
}

const DISTANCE = /^(?:km|kms|kilomet(?:er|re)s?|miles?|किमी|किलोमीटर)$/u;
/** Behind a number a unit is not a short name. */
const UNIT =
	/^(?:km|kms|kilomet(?:er|re)s?|miles?|m|mtrs?|met(?:er|re)s?|cm|cms|feet|ft|inch|kg|kgs|gm|min|mins|minutes?|hrs?|hours?|days?|weeks?|months?|yrs?|years?|percent|pct|marks?|lpa|am|pm|किमी|किलोमीटर)$/u;
const UNIT_ONLY: Meaning = { kind: "filler", value: "unit", label: "unit" };
/** "20 km" is a distance and no other number. */
const HOW_NEAR: Meaning = { kind: "near", value: "distance", label: "distance" };

function findSpan(reading: Reading, from: number): Span {
	const { tokens } = reading;
	const [before, token, next] = [tokens[from - 1], tokens[from], tokens[from + 1]];
	if (token?.number !== undefined && DISTANCE.test(next?.text.normalize("NFC") ?? ""))
		return toSpan(tokens, from, from + 2, [HOW_NEAR]);
	const phrase = findPhrase(reading, from) ?? readVerb(reading, from);
	const isUnit = before?.number !== undefined && UNIT.test(token?.text ?? "");
	if (isUnit) return phrase ?? toSpan(tokens, from, from + 1, [UNIT_ONLY]);
	const named = findName(reading, from, phrase);
	if (named === undefined && isSaint(reading, from)) {
		const behind = findName(reading, from + 1, undefined);
		return toSpan(tokens, from, behind?.to ?? from + 1, behind?.meanings ?? []);
	}
	return named ?? phrase ?? readSingleWord(reading, from);
}

function isSaint(reading: Reading, at: number): boolean {
	const { tokens, names } = reading;
	const next = tokens[at + 1];
	return (
		tokens[at]?.text === "st" &&
		next !== undefined &&
		findPhrase(reading, at + 1) === undefined &&
		(names.isKnownWord(next.text) || names.isNearNameWord(next.text))
	);
}

function findPhrase({ tokens, lexicon, rejected }: Reading, from: number): Span | undefined {
	const most = Math.min(lexicon.longest, tokens.length - from);
	for (let length = most; length > 0; length--) {
		const phrase = foldSigns(joinTokens(tokens, from, from + length));
		const meanings = (lexicon.phrases.get(phrase) ?? []).filter((meaning) => !rejected.has(idOf(meaning)));
		if (meanings.length > 0) return toSpan(tokens, from, from + length, meanings);
	}
	return undefined;
}

function findName(reading: Reading, from: number, phrase: Span | undefined): Span | undefined {
	const { tokens, names, rejected } = reading;
	const least = phrase === undefined ? 1 : phrase.to - from + 1;
	for (let length = Math.min(MAX_NAME_WORDS, tokens.length - from); length >= least; length--) {
		const to = from + length;
		const found = names
			.called(joinTokens(tokens, from, to))
			.find((each) => !rejected.has(idOf(toCollegeMeaning(each))));
		if (
			found !== undefined &&
			isName(reading, { from, to }, names.isRanked(found) || (length === 1 && names.isUniversity(found)))
		)
			return toSpan(tokens, from, to, [toCollegeMeaning(found)]);
	}
	return undefined;
}

const GENITIVE = /^(?:|ka|ki|ke|का|की|के|me|mein|में)$/u;

/** "Government Medical College, Thrissur": this many words name one institution, ranked or not. */
const LONG_NAME = 4;
/** "Ideal College" within a longer question is a description; no ranked institution has this name. */
const SHORT_NAME = 2;
/** "BIT Sindri": an everyday word may also be a short form before a word of nothing else. */
const isShortWithTown = ([first, second, other]: readonly Token[], kinds: readonly (Kind | undefined)[]) =>
	other === undefined &&
	second?.isDevanagari === false &&
	kinds[1] === undefined &&
	second.text.length > MIN_TOWN_LENGTH &&
	SHORT_FORM.test(first?.text ?? "");
const MIN_TOWN_LENGTH = 3;
const SHORT_FORM = /^(?!(?:the|and|for|not|all|any|kya|hai|mai|kis|koi|one|its)$)[a-z]{3}$/;
const NEVER_LAST: ReadonlySet<Kind | undefined> = new Set(["filler", "near", "compare", "without"]);
/** "कम हैं" does not begin a name, though it sounds like KEM. */
const NEVER_FIRST: ReadonlySet<Kind | undefined> = new Set([
	...(["least", "most", "near", "no", "bound", "compare", "marks-word", "rank-word"] as const),
]);
const PLACES: ReadonlySet<Kind | undefined> = new Set(["state", "district", "town"]);

/** Descriptive words are a name if they have a place and one noun and a ranked institution has that name: "Patna University". */
function isName({ tokens, lexicon }: Reading, { from, to }: { from: number; to: number }, isRanked: boolean): boolean {
	const within = tokens.slice(from, to);
	const kinds = within.map(({ text }) => lexicon.phrases.get(text)?.[0]?.kind);
	const isInitials = within.length > 2 && within[0]?.text.length === 1 && within[1]?.text.length === 1;
	if (isInitials) return true;
	if (kinds[0] === "group" && isCampusLetter(tokens, to, lexicon.phrases)) return true;
	// "Lady Shri Ram College": an everyday word may begin a long name of a ranked institution.
	if (kinds[0] === "filler" && isShortWithTown(within, kinds)) return true;
	if (kinds[0] === "filler")
		return isRanked && within.length >= LONG_NAME && COLLEGE_NOUN.test(within.at(-1)?.text ?? "");
	if (NEVER_LAST.has(kinds.at(-1)) || (within[0]?.isDevanagari && NEVER_FIRST.has(kinds[0]))) return false;
	if (within.every(({ number }) => number !== undefined)) return false;
	const isOfMore = within.length <= SHORT_NAME && tokens.length > within.length + SHORT_NAME;
	if (!isRanked && isOfMore && kinds.every((kind) => kind === undefined || kind === "generic")) return false;
	if (kinds.some((kind) => kind === undefined || kind === "group")) return true;
	const hasPlace = kinds.some((kind) => PLACES.has(kind));
	const hasNoun = within.some(({ text }) => COLLEGE_NOUN.test(text.normalize("NFC")));
	const isJoined = kinds.includes("filler") && within.some(({ isDevanagari }) => isDevanagari);
	const isOfOne =
		from === 0 &&
		kinds[0] === "district" &&
		!kinds.includes("filler") &&
		GENITIVE.test(tokens[to]?.text.normalize("NFC") ?? "");
	// "Arni University": town and noun alone must match exactly one.
	const isOfTown = within.length === SHORT_NAME && PLACES.has(kinds[0]) && UNIVERSITY_WORD.test(within[1]?.text ?? "");
	return (isRanked || (within.length >= LONG_NAME && !isJoined) || isOfOne || isOfTown) && hasPlace && hasNoun;
}

const BEHIND_A: ReadonlySet<Kind | undefined> = new Set(["intent", "average", "most", "compare", "wish"]);

/** "IIM B", and "IIM A" before another word: elsewhere "a" is an article. */
function isCampusLetter(tokens: readonly Token[], to: number, phrases: Reading["lexicon"]["phrases"]): boolean {
	const letter = tokens[to - 1]?.text ?? "";
	if (!/^[a-z]$/.test(letter)) return false;
	const next = tokens[to]?.text;
	return letter !== "a" || next === undefined || BEHIND_A.has(phrases.get(next)?.[0]?.kind);
}

const VERB: Meaning = { kind: "filler", value: "everyday", label: "verb" };
const VERB_FORM =
	/.(?:ाया|ायी|ाये|ाई|ाए|[ाए]एँ|[ाए]एं|[ेए]गा|[ेए]गी|ेंगे|एंगे|ेंगी|[ूऊ][ँं]गा|[ूऊ][ँं]गी|[ूऊ][ँं]|[एे]ं|एँ|[िइ]ए|ओ|(?<!्)[तन][ाीे])$/u;
/** Endings that many nouns have: only an auxiliary behind them makes a verb. */
const MAY_BE_VERB = /.(?:[ािीेो]|[ईएआ]|य[ाीे]|कर)$/u;
const AUXILIARY =
	/^(?:है|हैं|हूँ|हूं|हो|था|थी|थे|गया|गई|गयी|गए|गये|रहा|रही|रहे|दिया|दी|दिए|लिया|ली|चुका|चुकी|चुके|सकता|सकती|सकते|चाहिए|चाहता|चाहती|चाहते|होगा|होगी)$/u;
const BEHIND_A_VERB: ReadonlySet<Kind | undefined> = new Set(["filler", "intent", "can", "no", "explain", "wish"]);

/** "300 अंक लाया है": a verb sounds like a far town, but it is none unless a district or state is spelt so. */
function readVerb({ tokens, lexicon }: Reading, from: number): Span | undefined {
	const { text, isDevanagari } = tokens[from] ?? { text: "", isDevanagari: false };
	if (!isDevanagari || lexicon.places.isSpelt(text)) return undefined;
	const next = tokens[from + 1]?.text;
	const isAuxiliary = AUXILIARY.test(next?.normalize("NFC") ?? "");
	const isEnd = next === undefined || isAuxiliary || BEHIND_A_VERB.has(lexicon.phrases.get(next)?.[0]?.kind);
	const word = text.normalize("NFC");
	const isVerb = (isEnd && VERB_FORM.test(word)) || (isAuxiliary && MAY_BE_VERB.test(word));
	return isVerb ? toSpan(tokens, from, from + 1, [VERB]) : undefined;
}

const MIN_LENGTH_BY_SOUND = 5;

function readSingleWord({ tokens, lexicon, names, rejected }: Reading, from: number): Span {
	const span = toSpan(tokens, from, from + 1, []);
	const token = tokens[from];
	if (token === undefined || token.number !== undefined) return { ...span, number: token?.number };
	const { text, isDevanagari } = token;
	const isHeard = text.length >= MIN_LENGTH_BY_SOUND && !names.isKnownWord(text) && !names.isNearNameWord(text);
	const places = isDevanagari ? lexicon.places.find(text) : isHeard ? lexicon.places.findLatin(text) : [];
	return { ...span, meanings: places.filter((meaning) => !rejected.has(idOf(meaning))) };
}

const MIN_CORRECTED_LENGTH = 4;
const MIN_LENGTH_ALONE = 5;
/** A place of so many letters is meant, though a name has it misspelt: "Rajashthan". */
const SURE_PLACE = 8;
/** A search with two errors is expensive, so only this many unknown words are searched. */
const MAX_FAR = 3;

/**
 * Corrects unknown words: to the word that forms a phrase with its neighbour ("jee mians"), else to the only one this near. Four-letter
 * words are corrected only for two swapped letters.
 */
export function correctWords(reading: Reading): Reading {
	const { tokens, lexicon, names } = reading;
	let far = 0;
	const correct = (token: Token, at: number): Token => {
		const { text, isDevanagari, number } = token;
		if (number !== undefined || isDevanagari || text.length < MIN_CORRECTED_LENGTH || lexicon.words.has(text))
			return token;
		if (names.isNameWord(text) || names.called(text).length > 0) return token;
		const beside = lexicon.near.list(text).flatMap((word) => besideOf(tokens, at, word, lexicon));
		const isShort = isShortForm(token);
		const isOff = (word: string) => isShort && !isAcceptedTypo(text, word, lexicon.phrases);
		const [meant] = beside;
		if (meant !== undefined && isOff(meant.word)) return token;
		if (meant !== undefined && new Set(beside.map(({ says }) => says)).size === 1)
			return { ...token, text: meant.word, typed: text };
		const found = lexicon.near.find(text, far++ < MAX_FAR && !names.isNearNameWord(text));
		const isPlaceName = isPlaceWord(found, lexicon.phrases) && text.length < SURE_PLACE && names.isKnownWord(text);
		if (
			found === undefined ||
			isPlaceName ||
			isOff(found) ||
			(text.length < MIN_LENGTH_ALONE && !isSwapped(text, found))
		)
			return token;
		return { ...token, text: found, typed: text };
	};
	return { ...reading, tokens: tokens.map(correct) };
}

function besideOf(tokens: readonly Token[], at: number, word: string, { pairs, phrases }: Lexicon) {
	const [before, after] = [tokens[at - 1], tokens[at + 1]];
	const pair = [`${before?.text} ${word}`, `${word} ${after?.text}`].find((each) => pairs.has(each));
	if (pair === undefined) return [];
	const [meaning] = phrases.get(pair) ?? [];
	return [{ word, says: meaning === undefined ? word : idOf(meaning) }];
}

const isSwapped = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

/** A word of an institution's name is not a district misspelt: "Kangri" is not Kangra. */
function isPlaceWord(word: string | undefined, phrases: Lexicon["phrases"]): boolean {
	return phrases.get(word ?? "")?.some((meaning) => hasKind(meaning, ...PLACE_KINDS)) ?? false;
}

const LONG_PLACE = 4;

/** Corrections allowed for a short form: two swapped letters, a doubled one, or a place with the same beginning. */
export function isAcceptedTypo(typed: string, meant: string, phrases: Lexicon["phrases"]): boolean {
	const single = (word: string) => word.replace(/(.)\1+/g, "$1");
	return (
		isSwapped(typed, meant) ||
		single(typed) === single(meant) ||
		(isPlaceWord(meant, phrases) && typed.length > LONG_PLACE && typed[0] === meant[0])
	);
}
