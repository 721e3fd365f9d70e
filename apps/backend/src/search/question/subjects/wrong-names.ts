import { isDevanagari } from "#backend/search/text/devanagari.ts";
import {
	collegeOf,
	hasMeaning,
	isAtPlace,
	isOfKind,
	isPlace,
	isUnknownSpan,
	type Reading,
	type Span,
} from "../reading.ts";
import { COLLEGE_NOUN, NAMES_UNIVERSITY } from "../tokens.ts";

/** Words that are part of another institution's name are not read as one. */
export function withoutNamesakes(reading: Reading): Reading {
	return without(reading, (at) => isOfNamesake(reading, at) || isOfLongerName(reading, at));
}

export function withoutHeardAlone(reading: Reading): Reading {
	return without(reading, (at) => isHeardAlone(reading, at));
}

function without(reading: Reading, isWrong: (at: number) => boolean): Reading {
	const spans = reading.spans.map((span, at) => (isWrong(at) ? { ...span, meanings: [] } : span));
	return { ...reading, spans };
}

const isNoun = (span: Span | undefined) => COLLEGE_NOUN.test(span?.words.normalize("NFC") ?? "");

/** "NSIT Bihta address": the place excludes an institution with the same short form elsewhere. */
function isOfNamesake(reading: Reading, at: number): boolean {
	const { spans, names } = reading;
	const [span, next] = [spans[at], spans[at + 1]];
	const college = collegeOf(span);
	if (span === undefined || next === undefined || college === undefined || span.to > span.from + 1) return false;
	if (!spans.some((each) => hasMeaning(each, "intent", "website"))) return false;
	return isPlace(next)
		? !isAtPlace(reading, college, next)
		: isUnknownSpan(next) && !names.hasAllSpelt(college, next.words);
}

/** "VIT Zorawar Kestrel University": one word is not an institution if unknown words follow up to a noun, and it has none of them. */
function isOfLongerName({ spans, names }: Reading, at: number): boolean {
	const span = spans[at];
	const college = collegeOf(span);
	const end = spans.findIndex((each, place) => place > at && !isUnknownSpan(each));
	if (span === undefined || college === undefined || span.to > span.from + 1 || end - at <= MIN_UNKNOWN) return false;
	return isNoun(spans[end]) && !spans.slice(at + 1, end).some(({ words }) => names.hasAllSpelt(college, words));
}

const MIN_UNKNOWN = 2;

/**
 * "वारणसेय संस्कृत विश्वविद्यालय", "उमंग कॉलेज पटना": a word or two that sound like an institution are none before a subject and a noun, or
 * with a place where no ranked one is.
 */
function isHeardAlone(reading: Reading, at: number): boolean {
	const { tokens, spans, names } = reading;
	const [span, next, second] = spans.slice(at, at + 3);
	const college = collegeOf(span);
	if (span === undefined || college === undefined || next === undefined || !isDevanagari(span.words)) return false;
	const own = tokens.slice(span.from, span.to).filter(({ text }) => !COLLEGE_NOUN.test(text.normalize("NFC")));
	if (own.length === 1 && isOfKind(next, "unheld", "topic") && isNoun(second)) return true;
	const [place, noun] = isNoun(next) ? [second, next] : [next, second];
	const isElsewhere = place !== undefined && isPlace(place) && !isAtPlace(reading, college, place);
	// "दीनदयाल उपाध्याय गोरखपुर विश्वविद्यालय" is not the college in Delhi.
	const isOther = NAMES_UNIVERSITY.test(noun?.words ?? "") && !names.isUniversity(college);
	return own.length <= MAX_HEARD && isElsewhere && (isOther || !names.isRanked(college));
}

const MAX_HEARD = 2;
