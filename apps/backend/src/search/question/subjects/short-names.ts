import { COUNSELLINGS } from "@uchit/predictor/counsellings.ts";
import { hasKind, PLACE_KINDS, toCollegeMeaning } from "#backend/search/question/meaning.ts";
import type { Names } from "#backend/search/question/names.ts";
import {
	filterByKind,
	hasMeaning,
	isAtPlace,
	isOfKind,
	isPlace,
	joinTokens,
	type Reading,
	type ReadMeaning,
	type Span,
} from "#backend/search/question/reading.ts";
import { UNIVERSITY_WORD } from "#backend/search/question/tokens.ts";

/** Intents about a single institution: with one, "Manipal" is the institution, not the town. */
const INTENTS_OF_ONE_COLLEGE = ["placement", "salary", "cutoff", "recognition", "rank", "reviews", "website"] as const;

export function nameByPlace(reading: Reading): Reading {
	return (
		nameByExam(reading) ??
		nameUniversity(reading) ??
		nameStated(reading) ??
		nameFamilyAtPlace(reading) ??
		nameTown(reading)
	);
}

const LONGEST_SHORT_FORM = 5;

/** "GUJCET DDU": of colleges with one short form, the one in the state whose counselling goes by the exam. */
function nameByExam({ reads, names, ...reading }: Reading): Reading | undefined {
	const [exam] = filterByKind(reads, "exam");
	const [college, other] = filterByKind(reads, "college");
	const state = COUNSELLINGS.find((each) => each.exam === exam?.value)?.state;
	if (state === undefined || college === undefined || other !== undefined) return undefined;
	const isThere = (institution: number) => names.isIn(institution, { value: state, label: state });
	if (college.words.length > LONGEST_SHORT_FORM || isThere(college.value)) return undefined;
	const found = names.having(`${college.words} ${state.replaceAll("-", " ")}`);
	if (found === undefined || !isThere(found)) return undefined;
	return {
		...{ ...reading, names },
		reads: reads.map((read) => (read === college ? { ...read, ...toCollegeMeaning(found) } : read)),
	};
}

const OPEN = /^open /;

/** "Amravati University address": the only university there with these words, if the intent is about one institution. */
function nameUniversity({ spans, names, ...reading }: Reading): Reading | undefined {
	const at = spans.findIndex(
		(span, place) => isPlace(span) && UNIVERSITY_WORD.test(spans[place + 1]?.words.replace(OPEN, "") ?? ""),
	);
	const [place, noun] = [spans[at], spans[at + 1]];
	const hasIntent = reading.reads.some((read) => read.kind === "intent");
	const isOfOthers = reading.reads.some((read) => hasKind(read, "college", "group", "degree", "exam", "sort", "near"));
	if (place === undefined || noun === undefined || !hasIntent || isOfOthers) return undefined;
	const [only, other] = names.listHaving(`${place.words} ${noun.words}`).filter(names.isUniversity);
	if (only === undefined || other !== undefined) return undefined;
	const named: ReadMeaning = { ...toCollegeMeaning(only), words: `${place.words} ${noun.words}`, at, others: [] };
	const reads = reading.reads.filter((read) => read.at !== at && read.at !== at + 1);
	return { ...reading, spans, names, reads: [named, ...reads] };
}

/**
 * "Islampur College courses", "Jorhat Engineering College cutoff": a place and a noun in the singular are the whole name of one
 * institution, in the other place that is named, if the question asks what one institution can answer.
 */
function nameStated(reading: Reading): Reading | undefined {
	const { tokens, spans, reads, names } = reading;
	const isOfOthers = reads.some((read) => hasKind(read, "college", "group", "sort", "near", "compare"));
	const isOfOne = reads.some(({ kind, value }) => kind === "intent" && value !== "definition") || asksCourses(reading);
	const at = spans.findIndex(
		(span, place) => isPlace(span) && spans.slice(place + 1, place + FARTHEST_NOUN).some(isNoun),
	);
	const first = spans[at];
	const end = at + 1 + spans.slice(at + 1).findIndex(isNoun);
	const last = spans[end];
	if (isOfOthers || !isOfOne || first === undefined || last === undefined) return undefined;
	const words = joinTokens(tokens, first.from, last.to);
	const elsewhere = spans.filter((span, place) => isPlace(span) && (place < at || place > end));
	const [only, other] = names
		.listCalledWithoutPlace(words)
		.filter((each) => elsewhere.every((span) => isAtPlace(reading, each, span)));
	if (only === undefined || other !== undefined) return undefined;
	const isWithin = (read: ReadMeaning) => read.at >= at && read.at <= end;
	const named: ReadMeaning = { ...toCollegeMeaning(only), words, at, others: [] };
	const isOfPlace = (read: ReadMeaning) => hasKind(read, ...PLACE_KINDS);
	return { ...reading, reads: [named, ...reads.filter((read) => !isWithin(read) && !isOfPlace(read))] };
}

/** Short forms of names that many towns have. */
const GOVERNMENT_ENGINEERING = "government engineering college";
const FAMILIES: Readonly<Record<string, string>> = {
	gec: GOVERNMENT_ENGINEERING,
	rec: "rajkiya engineering college",
	gmc: "government medical college",
};

/** "GEC Samastipur", "JEC Jabalpur": the only college of this name at the place; a town's own letter stands for its government college. */
function nameFamilyAtPlace(reading: Reading): Reading | undefined {
	const { spans, reads, names } = reading;
	const isOfOthers = reads.some((read) => hasKind(read, "college", "exam", "sort", "near", "compare", "degree"));
	const at = spans.findIndex(
		({ words, meanings }, place) => isPlace(spans[place + 1]) && (meanings.length === 0 || words in FAMILIES),
	);
	const [short, place] = [spans[at], spans[at + 1]];
	if (isOfOthers || !reads.some(({ kind }) => kind === "intent") || short === undefined || place === undefined)
		return undefined;
	const isOfTown = short.words === `${place.words[0]}ec`;
	const family = FAMILIES[short.words] ?? (isOfTown ? GOVERNMENT_ENGINEERING : undefined);
	if (family === undefined) return undefined;
	const called = isOfTown ? names.called(`${place.words} engineering college`) : [];
	const ofFamily = [...names.called(`${family} ${place.words}`), ...names.listCalledWithoutPlace(family)];
	const [only, other] = new Set([...called, ...ofFamily].filter((each) => isAtPlace(reading, each, place)));
	if (only === undefined || other !== undefined) return undefined;
	const meaning = toCollegeMeaning(only);
	const named: ReadMeaning = { ...meaning, words: `${short.words} ${place.words}`, at, others: [] };
	return {
		...reading,
		spans: spans.map((span) => (span === short ? { ...span, meanings: [meaning] } : span)),
		reads: [named, ...reads.filter((read) => read.at !== at && read.at !== at + 1)],
	};
}

const FARTHEST_NOUN = 4;
const NOUN = /(?:^| )(?:college|university|institute|polytechnic|कॉलेज|विश्वविद्यालय)$/u;
const isNoun = ({ words }: Span) => NOUN.test(words.normalize("NFC"));
const asksCourses = ({ tokens }: Reading) => tokens.some(({ text }) => text === "courses");

function nameTown(reading: Reading): Reading {
	const { reads, names } = reading;
	const hasIntent = reads.some(
		(read) => read.kind === "intent" && INTENTS_OF_ONE_COLLEGE.some((want) => want === read.value),
	);
	const isOfMany = reads.some((read) =>
		hasKind(read, "college", "group", "degree", "category", "course", "exam", "generic", "sort"),
	);
	const [place, other] = reads.filter((read) => hasKind(read, ...PLACE_KINDS));
	if (!hasIntent || isOfMany || place === undefined || other !== undefined) return reading;
	const found = names.called(place.words).find(names.isRanked);
	if (found === undefined) return reading;
	const named = { ...place, ...toCollegeMeaning(found), label: place.label, others: [] };
	return { ...reading, reads: reads.map((read) => (read === place ? named : read)) };
}

/** "BMS college placement": before such a noun a short form means its institution. */
export function nameShort(reading: Reading): Reading {
	const { spans, reads, names } = reading;
	const hasIntent = reads.some(
		(read) =>
			(read.kind === "intent" && INTENTS_OF_ONE_COLLEGE.some((want) => want === read.value)) ||
			(read.kind === "term" && read.value === "management-quota"),
	);
	const isOfOthers = reads.some((read) => hasKind(read, "college", "group", "exam", "sort"));
	const places = spans.filter(isPlace);
	if (!hasIntent || isOfOthers) return reading;
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
