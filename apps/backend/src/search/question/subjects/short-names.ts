import { COUNSELLINGS } from "@uchit/predictor/counsellings.ts";
import { when } from "#backend/search/question/conditions.ts";
import { hasKind, PLACE_KINDS, toCollegeMeaning } from "#backend/search/question/meaning.ts";
import type { Names } from "#backend/search/question/names.ts";
import {
	filterByKind,
	hasMeaning,
	isAboutRecognition,
	isAtPlace,
	isOfKind,
	isPlace,
	joinTokens,
	type Reading,
	type ReadMeaning,
	type Span,
	type Unknown,
} from "#backend/search/question/reading.ts";
import { UNIVERSITY_WORD } from "#backend/search/question/tokens.ts";

export function nameByPlace(reading: Reading): Reading {
	return (
		nameByExam(reading) ??
		nameUniversity(reading) ??
		nameStated(reading) ??
		nameFamilyAtPlace(reading) ??
		nameTown(reading)
	);
}

/** "Kanpur IIT fees", "bhu bpharm iit": a place or a short name before the family it belongs to. */
export function nameReversed(reading: Reading): Reading {
	return filterByKind(reading.reads, "group").reduceRight((before, { at: end, words }) => {
		const { spans, reads, names } = before;
		const at = spans.slice(0, end).findLastIndex((span) => !isOfKind(span, "degree", "course"));
		const place = spans[at];
		if (place === undefined || !(isPlace(place) || isOfKind(place, "college"))) return before;
		const name = `${words} ${place.words}`;
		const nearest = isOfKind(place, "district", "town") ? names.having(name) : undefined;
		const isThere = nearest !== undefined && isAtPlace(before, nearest, place);
		const called = isThere ? [nearest] : names.called(name);
		const ranked = called.filter(names.isRanked);
		const between = reads.filter((read) => read.at > at && read.at < end);
		const named = nameOnly(before, ranked.length > 0 ? ranked : called, at, end);
		return named === undefined ? before : { ...named, reads: [...named.reads, ...between] };
	}, reading);
}

/** The only institution of a list reads as the spans from one to another. */
function nameOnly(reading: Reading, [only, other]: readonly number[], from: number, to: number): Reading | undefined {
	const [first, last] = [reading.spans[from], reading.spans[to]];
	if (only === undefined || other !== undefined || first === undefined || last === undefined) return undefined;
	const words = joinTokens(reading.tokens, first.from, last.to);
	const named: ReadMeaning = { ...toCollegeMeaning(only), words, at: from, others: [] };
	return { ...reading, reads: [named, ...reading.reads.filter(({ at }) => at < from || at > to)] };
}

const MAX_SHORT_FORM_LENGTH = 5;

/** "GUJCET DDU": of colleges with one short form, the one in the state whose counselling goes by the exam. */
function nameByExam(reading: Reading): Reading | undefined {
	const { reads, names } = reading;
	const [exam] = filterByKind(reads, "exam");
	const [college, other] = filterByKind(reads, "college");
	const state = COUNSELLINGS.find((each) => each.exam === exam?.value)?.state;
	if (state === undefined || college === undefined || other !== undefined) return undefined;
	const isThere = (institution: number) => names.isIn(institution, { value: state, label: state });
	if (college.words.length > MAX_SHORT_FORM_LENGTH || isThere(college.value)) return undefined;
	const found = names.having(`${college.words} ${state.replaceAll("-", " ")}`);
	if (found === undefined || !isThere(found)) return undefined;
	const named = { ...college, ...toCollegeMeaning(found) };
	return { ...reading, reads: reads.map((read) => (read === college ? named : read)) };
}

const OPEN = /^open /;
const mayNameUniversity = when("any:intent !any:college/group/degree/exam/sort/near");

/** "Amravati University address": the only university there with these words, if the intent is about one institution. */
function nameUniversity(reading: Reading): Reading | undefined {
	const { spans, names } = reading;
	const at = spans.findIndex(
		(span, place) => isPlace(span) && UNIVERSITY_WORD.test(spans[place + 1]?.words.replace(OPEN, "") ?? ""),
	);
	if (at === -1 || !mayNameUniversity(reading)) return undefined;
	const words = `${spans[at]?.words} ${spans[at + 1]?.words}`;
	return nameOnly(reading, names.listHaving(words).filter(names.isUniversity), at, at + 1);
}

const mayNameStated = when("intent~definition|says:courses !any:college/group/sort/near/compare");

/**
 * "Islampur College courses", "Jorhat Engineering College cutoff": a place and a noun in the singular are the whole name of one
 * institution, in the other place that is named, if the question asks what one institution can answer.
 */
function nameStated(reading: Reading): Reading | undefined {
	const { tokens, spans, names } = reading;
	const at = spans.findIndex(
		(span, place) => isPlace(span) && spans.slice(place + 1, place + FARTHEST_NOUN).some(isNoun),
	);
	const end = at + 1 + spans.slice(at + 1).findIndex(isNoun);
	const [first, last] = [spans[at], spans[end]];
	if (first === undefined || last === undefined || !mayNameStated(reading)) return undefined;
	const elsewhere = spans.filter((span, place) => isPlace(span) && (place < at || place > end));
	const called = names
		.listCalledWithoutPlace(joinTokens(tokens, first.from, last.to))
		.filter((each) => elsewhere.every((span) => isAtPlace(reading, each, span)));
	const named = nameOnly(reading, called, at, end);
	return named && { ...named, reads: named.reads.filter((read) => !hasKind(read, ...PLACE_KINDS)) };
}

/** Short forms of names that many towns have. */
const GOVERNMENT_ENGINEERING = "government engineering college";
const FAMILIES: Readonly<Record<string, string>> = {
	gec: GOVERNMENT_ENGINEERING,
	rec: "rajkiya engineering college",
	gmc: "government medical college",
};
const mayNameFamily = when("any:intent !any:college/exam/sort/near/compare/degree");

/** "GEC Samastipur", "JEC Jabalpur": the only college of this name at the place; a town's own letter stands for its government college. */
function nameFamilyAtPlace(reading: Reading): Reading | undefined {
	const { spans, names } = reading;
	const at = spans.findIndex(
		({ words, meanings }, place) => isPlace(spans[place + 1]) && (meanings.length === 0 || words in FAMILIES),
	);
	const [short, place] = [spans[at], spans[at + 1]];
	if (short === undefined || place === undefined || !mayNameFamily(reading)) return undefined;
	const isOfTown = short.words === `${place.words[0]}ec`;
	const family = FAMILIES[short.words] ?? (isOfTown ? GOVERNMENT_ENGINEERING : undefined);
	if (family === undefined) return undefined;
	const called = isOfTown ? names.called(`${place.words} engineering college`) : [];
	const ofFamily = [...names.called(`${family} ${place.words}`), ...names.listCalledWithoutPlace(family)];
	const there = [...new Set([...called, ...ofFamily].filter((each) => isAtPlace(reading, each, place)))];
	const named = nameOnly(reading, there, at, at + 1);
	const meanings = there.map(toCollegeMeaning);
	return named && { ...named, spans: spans.map((span) => (span === short ? { ...span, meanings } : span)) };
}

const FARTHEST_NOUN = 4;
const NOUN = /(?:^| )(?:college|university|institute|polytechnic|कॉलेज|विश्वविद्यालय)$/u;
const isNoun = ({ words }: Span) => NOUN.test(words.normalize("NFC"));

/** What one institution can answer: with it, "Manipal" is the institution, not the town. */
const OF_ONE_COLLEGE = "intent:placement/salary/cutoff/recognition/rank/reviews/website";
const mayNameTown = when(`${OF_ONE_COLLEGE} !any:college/group/degree/category/course/exam/generic/sort`);

function nameTown(reading: Reading): Reading {
	const { reads, names } = reading;
	const [place, other] = reads.filter((read) => hasKind(read, ...PLACE_KINDS));
	if (place === undefined || other !== undefined || !mayNameTown(reading)) return reading;
	const found = names.called(place.words).find(names.isRanked);
	if (found === undefined) return reading;
	const named = { ...place, ...toCollegeMeaning(found), label: place.label, others: [] };
	return { ...reading, reads: reads.map((read) => (read === place ? named : read)) };
}

const mayNameShort = when(`${OF_ONE_COLLEGE}|term:management-quota !any:college/group/exam/sort`);

/** "BMS college placement": before such a noun a short form means its institution. */
export function nameShort(reading: Reading): Reading {
	const { spans, reads, names } = reading;
	if (!mayNameShort(reading)) return reading;
	const places = spans.filter(isPlace);
	const isShort = ({ kind, at }: ReadMeaning) =>
		kind === "unheld" && /^(?:college|clg|collage)$/.test(spans[at + 1]?.words ?? "");
	const toShort = (read: ReadMeaning) => {
		const named = toRanked(names, read);
		const isThere = named.kind === "college" && places.every((span) => isAtPlace(reading, named.value, span));
		return isThere ? named : read;
	};
	const read = reads.map((each) => (isShort(each) ? toShort(each) : each));
	const isNamed = read.some(({ kind }) => kind === "college");
	return isNamed ? { ...reading, reads: read.filter((each) => !hasKind(each, ...PLACE_KINDS)) } : reading;
}

function toRanked(names: Names, read: ReadMeaning): ReadMeaning {
	const called = [read.words, `${read.words} college of engineering`].flatMap(names.called);
	const found = called.find(names.isRanked);
	return found === undefined ? read : { ...read, ...toCollegeMeaning(found) };
}

/** A short form or a town compared with an institution is itself one: "bms ya msrit", "kiit vs manipal". */
export function nameCompared(reading: Reading): Reading {
	const { spans, reads, names } = reading;
	const isCompared = ({ at }: ReadMeaning) =>
		[1, -1].some((step) => hasMeaning(spans[at + step], "compare") && isOfKind(spans[at + 2 * step], "college"));
	const isNamed = (read: ReadMeaning) =>
		hasKind(read, "unheld", "degree", "topic", "term", "explain", "approval", "town") && isCompared(read);
	return { ...reading, reads: reads.map((read) => (isNamed(read) ? toRanked(names, read) : read)) };
}

const mayShareName = when("institution=1 intent/approval/topic !any:state/district/town/near");

/** "Mangalayatan University real or fake": there is one at Jabalpur and one at Aligarh. */
export function findSharedName(reading: Reading): Unknown | undefined {
	const [college] = mayShareName(reading) ? filterByKind(reading.reads, "college") : [];
	const like = college === undefined ? [] : reading.names.listNamesakes(college.words);
	if (college === undefined || like.length < 2) return undefined;
	const { words, at } = college;
	return { kind: "institution", words, from: at, to: at + 1, isDoubted: isAboutRecognition(reading), like };
}
