import { hasKind, PLACE_KINDS, toCollegeMeaning } from "#backend/search/question/meaning.ts";
import type { Names } from "#backend/search/question/names.ts";
import { hasMeaning, isOfKind, isPlace, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";
import { UNIVERSITY_WORD } from "#backend/search/question/tokens.ts";

/** Intents about a single institution: with one, "Manipal" is the institution, not the town. */
const INTENTS_OF_ONE_COLLEGE = ["placement", "salary", "cutoff", "recognition", "rank", "reviews", "website"] as const;

export function nameByPlace(reading: Reading): Reading {
	return nameUniversity(reading) ?? nameTown(reading);
}

/** "Amravati University address": the only university there with these words, if the intent is about one institution. */
function nameUniversity({ spans, names, ...reading }: Reading): Reading | undefined {
	const at = spans.findIndex((span, place) => isPlace(span) && UNIVERSITY_WORD.test(spans[place + 1]?.words ?? ""));
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
		(read) => read.kind === "intent" && INTENTS_OF_ONE_COLLEGE.some((want) => want === read.value),
	);
	const isOfOthers = reads.some((read) => hasKind(read, "college", "group", "exam", "sort", ...PLACE_KINDS));
	if (!hasIntent || isOfOthers) return reading;
	const isShort = ({ kind, at }: ReadMeaning) =>
		kind === "unheld" && /^(?:college|clg|collage)$/.test(spans[at + 1]?.words ?? "");
	return { ...reading, reads: reads.map((read) => (isShort(read) ? toRanked(names, read) : read)) };
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
