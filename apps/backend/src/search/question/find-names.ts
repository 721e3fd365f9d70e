import { isDevanagari } from "#backend/search/text/devanagari.ts";
import { idOf, isRegion, toCollegeMeaning } from "./meaning.ts";
import {
	collegeOf,
	hasMeaning,
	isAboutRecognition,
	isAtPlace,
	isOfKind,
	isPlace,
	isUnknownSpan,
	joinTokens,
	type Reading,
	type Span,
	toSpan,
} from "./reading.ts";
import { withoutHeardAlone, withoutNamesakes } from "./subjects/wrong-names.ts";
import { COLLEGE_NOUN } from "./tokens.ts";

export function findNames(reading: Reading): Reading {
	const placed = reading.spans.flatMap((_, at) => namePlaced(reading, at));
	const { spans } = withoutNamesakes(reading);
	const rest = spans.filter(({ from, to }) => !placed.some((each) => from >= each.from && to <= each.to));
	return nameRest({ ...reading, spans: [...rest, ...placed].sort((a, b) => a.from - b.from) });
}

/** Name search is expensive, so only this many runs of a question are searched. */
const MAX_SEARCHES = 5;

function nameRest(reading: Reading): Reading {
	const { spans } = reading;
	const whole = nameExactly(reading) ?? nameWhole(reading);
	if (whole !== undefined && isAllowedInstitution(reading, whole))
		return { ...reading, spans: [toNameSpan(reading, whole)] };
	const misspelt = nameMisspelt(reading);
	if (misspelt !== undefined) return { ...reading, spans: [misspelt] };
	const joined: Span[] = [];
	let looked = 0;
	for (let place = 0; place < spans.length; ) {
		const end = findEnd(spans, place);
		const run = trim(spans.slice(place, end));
		const found =
			run === undefined || looked++ >= MAX_SEARCHES
				? undefined
				: nameRun(reading, spans.slice(place + run.start, place + run.end), isWholeQuestion(spans, place, end));
		if (run === undefined || found === undefined) joined.push(...spans.slice(place, Math.max(end, place + 1)));
		else {
			const rest = spans.slice(place + run.start, end).filter(({ from }) => from >= found.to);
			joined.push(...spans.slice(place, place + run.start), found, ...rest);
		}
		place = Math.max(end, place + 1);
	}
	return withoutHeardAlone({ ...reading, spans: joined });
}

function isAllowedInstitution({ rejected }: Reading, institution: number): boolean {
	return !rejected.has(idOf(toCollegeMeaning(institution)));
}

function toNameSpan({ tokens }: Reading, institution: number, from = 0, to = tokens.length): Span {
	return toSpan(tokens, from, to, [toCollegeMeaning(institution)]);
}

const SHORT_FORM = /^(?:[b-df-hj-np-tv-z]{2,6}|nift|nid|iift|tiss)$/;
const NEVER_SHORT = [
	...(["degree", "state", "country", "generic", "seat-category", "filler", "intent", "unit", "rank-word"] as const),
	...(["class-word", "percent-plain", "percent-word"] as const),
];

function namePlaced(reading: Reading, at: number): Span[] {
	const { tokens, spans, names } = reading;
	const [span, next] = [spans[at], spans[at + 1]];
	if (span === undefined || next === undefined || !isPlace(next)) return [];
	const college = collegeOf(span);
	const isNamed = college !== undefined && !isAtPlace(reading, college, next);
	if (!isNamed && (isOfKind(span, ...NEVER_SHORT) || !SHORT_FORM.test(span.words) || isUnknownSpan(span))) return [];
	const whole = joinTokens(tokens, span.from, next.to);
	const found = [names.called(span.words), names.called(whole), names.having(whole) ?? []]
		.flat()
		.find((institution) => isAtPlace(reading, institution, next) && isAllowedInstitution(reading, institution));
	return found === undefined ? [] : [toNameSpan(reading, found, span.from, next.to)];
}

const PLURAL =
	/^(?:colleges|institutes|institutions|universities|univs|clgs|colleg?es|courses|कॉलेजों|संस्थानों|विश्वविद्यालयों)$/u;

const isTelling = (span: Span) => isUnknownSpan(span) || isOfKind(span, "college");
const isFamily = (span: Span) => hasMeaning(span, "group");
const MIN_WORDS = 3;

function nameExactly({ tokens, spans, names }: Reading): number | undefined {
	// Devanagari matches by sound: "इंदौर के फार्मेसी कॉलेज" sounds like an institution.
	const isShort = tokens.length < (spans.some(isTelling) ? 2 : MIN_WORDS);
	if (isShort || tokens.some(({ isDevanagari, text }) => isDevanagari || PLURAL.test(text))) return undefined;
	const [only, other] = names.called(joinTokens(tokens, 0, tokens.length));
	return other === undefined ? only : undefined;
}

const QUESTION_WORDS = [
	...(["intent", "compare", "without", "no", "near", "sort", "bound", "most", "least", "rank-word"] as const),
	...(["marks-word", "percent-word", "percent-plain", "unit", "exam", "country", "tool", "scheme", "after"] as const),
	...(["can", "doing", "student-word", "explain", "guidance", "other-exam", "average", "wish"] as const),
];

function isQuestionWord(span: Span): boolean {
	return span.number !== undefined || isOfKind(span, ...QUESTION_WORDS) || isRegion(span);
}

/** Before a place these suggest a list rather than a name. MAX_DESCRIPTIVE_WORDS limits names made of descriptive words only. */
const WITHIN = /^(?:in|at|me|mein|ka|ki|ke)$/;
const MAX_DESCRIPTIVE_WORDS = 5;

function mayBeName({ tokens, spans }: Reading): boolean {
	const isPutRight = ({ from, to }: Span) => tokens.slice(from, to).some(({ typed }) => typed !== undefined);
	const isPlain = tokens.length > 1 && !tokens.some(({ isDevanagari, text }) => isDevanagari || PLURAL.test(text));
	if (!isPlain || spans.some((span) => isQuestionWord(span) && !isPutRight(span))) return false;
	if (spans.some((span) => isTelling(span) || isPutRight(span))) return true;
	const isKind = spans.some((span) => isOfKind(span, "university-type", "degree"));
	const isShort = tokens.length <= MAX_DESCRIPTIVE_WORDS && !tokens.some(({ text }) => WITHIN.test(text));
	return isShort && !isKind && tokens.some(({ text }) => COLLEGE_NOUN.test(text) || text === "collage");
}

function nameMisspelt(reading: Reading): Span | undefined {
	const { tokens, spans, names } = reading;
	const words = tokens.map(({ text, typed }) => typed ?? text).join(" ");
	if (!mayBeName(reading) || names.called(words).length > 0) return undefined;
	const textTokens = spans.flatMap((span) =>
		span.to > span.from + 1 && span.meanings.length > 0 && !isOfKind(span, "college")
			? tokens.slice(span.from, span.to)
			: [],
	);
	const found = names.meant(words, new Set(textTokens.map(({ text }) => text)));
	if (found === undefined || (!found.isNear && spans.some(isQuestionWord))) return undefined;
	if (found.institution === "several") return toSpan(tokens, 0, tokens.length, []);
	return isAllowedInstitution(reading, found.institution) ? toNameSpan(reading, found.institution) : undefined;
}

/** The whole text as one name: no question word, and an institution with this name, a ranked one if every word is known. */
function nameWhole({ tokens, spans, names }: Reading): number | undefined {
	const isOpen = ({ words }: Span) => words === "open university";
	const isNaming = (span: Span) => canBeInName(span) || isOfKind(span, "college", "unheld", "kind") || isOpen(span);
	if (spans.length < 2 || !spans.every(isNaming)) return undefined;
	const texts = tokens.map(({ text }) => text.normalize("NFC"));
	if (texts.some((text) => PLURAL.test(text))) return undefined;
	const isStated = spans.some((span) => isTelling(span) || isFamily(span) || isOpen(span));
	if (!isStated && !texts.some((text) => COLLEGE_NOUN.test(text))) return undefined;
	const words = joinTokens(tokens, 0, tokens.length);
	const found = names.like(words, true);
	const isSpelt =
		spans.some((span) => isUnknownSpan(span) || isOpen(span)) && !tokens.some(({ isDevanagari }) => isDevanagari);
	if (found === undefined || !(names.isRanked(found) || isSpelt)) return undefined;
	const college = spans.map(collegeOf).find((each) => each !== undefined);
	const isOnlyPlaced = spans.every((span) => isPlace(span) || isOfKind(span, "college"));
	if (college !== undefined && college !== found && isOnlyPlaced) return undefined;
	return isStated || names.called(words).includes(found) ? found : undefined;
}

const KINDS_IN_NAMES = [
	...(["group", "state", "district", "town", "generic", "category", "course", "seat-category", "term"] as const),
];

function canBeInName(span: Span): boolean {
	return (
		span.number === undefined && !isRegion(span) && (span.meanings.length === 0 || isOfKind(span, ...KINDS_IN_NAMES))
	);
}

const JOINING = /^(?:of|the|for|at|in|on|ka|ki|ke|wala|wali|का|की|के)$/u;
const isFiller = (span: Span | undefined) => isOfKind(span, "filler");
const isGovernment = (span: Span) => hasMeaning(span, "ownership", "government");
const isJoining = (span: Span) => isGovernment(span) || (isFiller(span) && JOINING.test(span.words.normalize("NFC")));

function findEnd(spans: readonly Span[], start: number): number {
	// "Other than AIIMS in Delhi" excludes a family; the place belongs to the list.
	const isDenied = isOfKind(spans[start - 1], "without");
	let end = start;
	while (end < spans.length) {
		const [span, next] = [spans[end], spans[end + 1]];
		if (span === undefined || (end > start && isFamily(span))) break;
		const goesOn = next !== undefined && canBeInName(next) && !isFamily(next);
		if (!canBeInName(span) && !(end > start && isJoining(span) && !isDenied && goesOn)) break;
		end++;
	}
	return end;
}

/** The part of a run that may be a name: contains an unknown word or a family ("NIT") and no plural. */
function trim(run: readonly Span[]): { start: number; end: number } | undefined {
	const first = run.findIndex((span) => isUnknownSpan(span) || isFamily(span));
	if (first === -1 || !run.some((span) => isUnknownSpan(span) || isPlace(span))) return undefined;
	const isPlural = ({ words }: Span) => words.split(" ").some((word) => PLURAL.test(word.normalize("NFC")));
	let start = 0;
	for (const [place, span] of run.entries()) if (isPlural(span) && place < first) start = place + 1;
	let end = run.findIndex((span, place) => place > first && isPlural(span));
	if (end === -1) end = run.length;
	while (start < end && isOfKind(run[start], "filler", "course")) start++;
	while (end > start && isOfKind(run[end - 1], "filler", "course")) end--;
	const onlyFamily = run.slice(start, end).every((span) => isFamily(span) || isOfKind(span, "filler", "generic"));
	return onlyFamily || run.some(isPlural) ? undefined : { start, end };
}

function isWholeQuestion(spans: readonly Span[], from: number, to: number): boolean {
	const isCompared = spans.some((span) => hasMeaning(span, "compare"));
	// "Gurukul Kangri University Haridwar btech kaisa hai": a name of several words may have its subject behind it.
	const isLong = to - from >= MIN_WORDS;
	return spans.every(
		(span, at) =>
			(at >= from && at < to) ||
			isOfKind(span, "filler", "intent", "rank-word") ||
			(isLong && isOfKind(span, "degree", "topic", "approval")) ||
			(isCompared && isOfKind(span, "compare", "college")),
	);
}

function nameRun(reading: Reading, run: readonly Span[], isWhole: boolean): Span | undefined {
	const [first] = run;
	const last = run.at(-1);
	if (first === undefined || last === undefined) return undefined;
	const found = findSimilarName(reading, run, isWhole);
	if (found !== undefined && isAllowedInstitution(reading, found))
		return toNameSpan(reading, found, first.from, last.to);
	const partly = namePartly(reading, run, isWhole);
	if (partly !== undefined) return partly;
	// "vit vellore bangalore": the words before a place may be a name on their own.
	const cut = run.findLastIndex((span) => !isPlace(span) && !isOfKind(span, "course", "category"));
	const least = isOfKind(run[cut + 1], "course", "category") ? 0 : 1;
	return cut >= least && cut < run.length - 1 ? nameRun(reading, run.slice(0, cut + 1), isWhole) : undefined;
}

const MAX_DOUBTFUL_WORDS = 2;

/**
 * A place is not an institution that begins with its name if another word differs; nor are name-like words of which one matches nothing.
 * A question on recognition must have every word of the name.
 */
function findSimilarName(reading: Reading, run: readonly Span[], isWhole: boolean): number | undefined {
	const { tokens, names } = reading;
	const wordsOfAll = (spans: readonly Span[]) => spans.map(({ words }) => words).join(" ");
	const telling = run.filter((span) => !isFiller(span));
	// "Indira Gandhi Govt Engineering College Sagar" has no such word in its name.
	const wordings = [wordsOfAll(telling), wordsOfAll(telling.filter((span) => !isGovernment(span)))];
	const words = wordings.find((each) => names.like(each, isWhole) !== undefined) ?? "";
	const found = names.like(words, isWhole);
	const unknown = run.filter(isUnknownSpan);
	const isWritten = unknown.some(({ from }) => {
		const token = tokens[from];
		return token?.shape !== undefined && !names.isKnownWord(token.text);
	});
	if (found === undefined || names.called(words).includes(found)) return found;
	if (unknown.length > 0 && unknown.every((span) => span.words.length <= MAX_DOUBTFUL_WORDS)) return undefined;
	// "Scheme" sounds like "SVKM": a distinctive word must match up to one letter.
	const isTyped = ({ words }: Span) =>
		isDevanagari(words) ? names.hasAll(found, words) : names.hasAllSpelt(found, words);
	if (!isWhole && unknown.length > 0 && !unknown.some(isTyped)) return undefined;
	if (!(run.some(isPlace) || isWritten || isAboutRecognition(reading))) return found;
	return unknown.length === 0 || names.hasAll(found, wordsOfAll(unknown)) ? found : undefined;
}

const MIN_PART_LENGTH = 3;
const MAX_PART_WORDS = 3;

/** "Jindal Sonipat": some words of a ranked or the only institution and its place, without any error. */
function namePartly(reading: Reading, run: readonly Span[], isWhole: boolean): Span | undefined {
	const { tokens, names } = reading;
	const [first] = run;
	const place = run.at(-1);
	if (first === undefined || place === undefined || !isUnknownSpan(first) || run.length > MAX_PART_WORDS)
		return undefined;
	if (!isPlace(place) || (first.to - first.from === 1 && first.words.length < MIN_PART_LENGTH)) return undefined;
	const found = names.having(joinTokens(tokens, first.from, place.to));
	const isOnly = names.listHaving(joinTokens(tokens, first.from, place.to)).length === 1;
	if (found === undefined || !(names.isRanked(found) || isWhole || isOnly) || !isAtPlace(reading, found, place))
		return undefined;
	return isAllowedInstitution(reading, found) ? toNameSpan(reading, found, first.from, place.to) : undefined;
}
