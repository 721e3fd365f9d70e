import { findDegree } from "@uchit/contract/degree.ts";
import { findAbroad, readIntentAbroad } from "#backend/search/abroad/named-abroad.ts";
import { CATEGORY } from "#backend/search/vocabulary/subjects.ts";
import { isOfMinority } from "./cards/scholarship-card.ts";
import { when } from "./conditions.ts";
import { readIntent, readLine } from "./decisions.ts";
import { findNames } from "./find-names.ts";
import { correctWords, findPhrases } from "./find-phrases.ts";
import type { Lexicon } from "./lexicon.ts";
import {
	areSchoolMarks,
	markBackground,
	markExcluded,
	markNear,
	readClass,
	readShare,
	readSuperlatives,
} from "./marks.ts";
import { choosePlace, idOf, type Meaning, type Rejected } from "./meaning.ts";
import type { Names } from "./names.ts";
import { readNumbers } from "./numbers.ts";
import {
	collegeOf,
	filterByKind,
	hasMeaning,
	isOfKind,
	isPlace,
	type Reading,
	type ReadMeaning,
	type Span,
} from "./reading.ts";
import { findSchemes } from "./subjects/schemes.ts";
import { nameByPlace, nameCompared, nameReversed, nameShort } from "./subjects/short-names.ts";
import { readTerm } from "./subjects/terms.ts";
import { readTokens } from "./tokens.ts";
import { addUnknownNames, findUnknownExams, rejectInexactNames } from "./unknown-names.ts";

/**
 * Reads a question of at most 200 characters, pass by pass. Pure, and linear in the words, except for one name search per run of unknown
 * words.
 */
export function readQuestion(text: string, words: { lexicon: Lexicon; names: Names }, rejected: Rejected): Reading {
	const nothing = {
		spans: [],
		reads: [],
		bounds: {},
		used: new Map(),
		unread: [],
		unknown: [],
		intent: "none" as const,
	};
	const begun: Reading = { ...words, rejected, tokens: readTokens(text), ...nothing };
	return PASSES.reduce((reading, { pass }) => pass(reading), begun);
}

/** The test: with this pass `example` gives `gives`, without it not. In `gives`, `!` marks excluded, `~` near, `?` not understood. */
type Pass = { pass: (reading: Reading) => Reading; example: string; gives: string };

export const PASSES: readonly Pass[] = [
	{ pass: correctWords, example: "mtech in puen", gives: "district:maharashtra/pune" },
	{ pass: findPhrases, example: "computer science in bihar", gives: "course:computer-science state:bihar" },
	{ pass: findAbroad, example: "stanford university fees", gives: "country:united-states" },
	{ pass: findSchemes, example: "scholarship for girls in btech pragati", gives: "scheme:pragati" },
	{ pass: findUnknownExams, example: "NORCET form", gives: "other-exam:norcet" },
	{ pass: findNames, example: "guindy engineering college fees", gives: "college:college-of-engineering-guindy" },
	{ pass: rejectInexactNames, example: "is anna open university fake", gives: "?anna open university" },
	{ pass: readNumbers, example: "mba under 5 lakh", gives: "budgetInr" },
	{ pass: readMeanings, example: "mba in patna", gives: "degree:mba district:bihar/patna" },
	{ pass: readClass, example: "jee ranks of 30 students", gives: "tool:class" },
	{ pass: nameReversed, example: "ahmedabad iim fees", gives: "fee college:indian-institute-of-management-ahmedabad" },
	{ pass: nameByPlace, example: "manipal placement", gives: "college:manipal-institute-of-technology" },
	{ pass: nameShort, example: "bms college placement ece", gives: "college:bms-college-of-engineering" },
	{ pass: nameCompared, example: "iit bombay vs bms", gives: "college:bms-college-of-engineering" },
	{ pass: readSuperlatives, example: "package sabse zyada mba", gives: "sort:salary" },
	{ pass: readPins, example: "engineering near 411001", gives: "~pin:411001" },
	{ pass: markNear, example: "mba near pune", gives: "~district:maharashtra/pune" },
	{ pass: markExcluded, example: "cat ke bina mba", gives: "!exam:cat" },
	{ pass: markBackground, example: "mba ke baad btech", gives: "topic:studied-mba" },
	{ pass: fitToExam, example: "net date", gives: "date exam:ugc-net" },
	{ pass: preferColleges, example: "du cutoff hindu college", gives: "cutoff intent:cutoff college:hindu-college" },
	{ pass: fitToCountry, example: "ms in canada", gives: "level:masters level:masters" },
	{ pass: dropVerbReadings, example: "open forms now", gives: "date intent:form" },
	{ pass: readShare, example: "sc seats percent in iit", gives: "line:reservation" },
	{
		pass: addUnknownNames,
		example: "Zorawar Kestrel Institute fees",
		gives: "fee intent:fee ?zorawar kestrel institute",
	},
	{ pass: listUnread, example: "mba in patna xyzzy", gives: "?xyzzy" },
	{ pass: readLine, example: "nda exam eligibility for girls", gives: "line:nda-girls" },
	{ pass: readTerm, example: "what is opening rank", gives: "term:opening-rank" },
	{ pass: readIntent, example: "iit bombay fees", gives: "fee college:indian-institute-of-technology-bombay" },
	{ pass: readIntentAbroad, example: "plugh about stanford university", gives: "country country:united-states" },
	{ pass: fitToIntent, example: "engineering colleges ranking", gives: "sort:nirf" },
];

function readMeanings(reading: Reading): Reading {
	const { spans } = reading;
	const states = new Set(
		spans.flatMap(({ meanings }) => meanings.flatMap(({ kind, value }) => (kind === "state" ? value : [])).slice(0, 1)),
	);
	const reads = spans.flatMap((span, at) =>
		listMeanings(spans, at, states).map(
			({ others = [], ...meaning }): ReadMeaning => ({ ...meaning, words: span.words, at, others }),
		),
	);
	return { ...reading, reads };
}

type Offered = Meaning & { others?: readonly Meaning[] };

function listMeanings(spans: readonly Span[], at: number, states: ReadonlySet<string>): readonly Offered[] {
	const meanings = spans[at]?.meanings.map(toFamily) ?? [];
	const [first, second] = meanings;
	if (first === undefined || isRedundantEngineering(spans, at)) return [];
	if (first.kind === "filler" && second?.kind === "course") return isBranchIt(spans, at) ? meanings.slice(1) : [];
	// A degree implies its course.
	if (first.kind === "degree") return meanings.filter(({ kind }) => kind !== "course");
	if (!isPlace(spans[at])) return meanings;
	const { meant, others } = choosePlace(meanings, states);
	const namesakes = meant.length > 1 && meant[0]?.kind !== "state" ? [...meant, ...others] : others;
	return meant.map((meaning) => ({
		...meaning,
		others: namesakes.filter((other) => idOf(other) !== idOf(meaning)),
	}));
}

/** "Central universities" becomes a family only after the name search, because no campus has it as its name. */
function toFamily(meaning: Meaning): Meaning {
	return meaning.kind === "university-type" ? { ...meaning, kind: "group" } : meaning;
}

/** "Engineering" behind a branch adds nothing. */
function isRedundantEngineering(spans: readonly Span[], at: number): boolean {
	return (
		isOfKind(spans[at], "category") &&
		spans[at]?.meanings[0]?.value === CATEGORY.engineering &&
		isOfKind(spans[at - 1], "course")
	);
}

/** "It" is a branch only beside something that has branches. */
function isBranchIt(spans: readonly Span[], at: number): boolean {
	const before = isOfKind(spans[at - 1], "filler") ? spans[at - 2] : spans[at - 1];
	return (
		isOfKind(before, "college", "degree", "group", "seat-category") ||
		isOfKind(spans[at + 1], "generic", "seat-category")
	);
}

function readPins(reading: Reading): Reading {
	const { spans, reads, used } = reading;
	const pins = spans.flatMap(({ words }, at): ReadMeaning[] =>
		used.get(at) === "pin" ? [{ kind: "pin", value: words, label: words, words, at, others: [] }] : [],
	);
	return { ...reading, reads: [...reads, ...pins] };
}

/** These exams' counselling has its own category for OBC. */
const hasBcSeats = when("exam:tnea/ts-eapcet/ap-eapcet seat-category");
const isOfCollege = when("any:college");

function fitToExam(reading: Reading): Reading {
	const { reads } = reading;
	const isMedical = reads.some(
		({ kind, value }) =>
			(kind === "category" && value === CATEGORY.medical) ||
			(kind === "degree" && findDegree(value)?.categoryId === CATEGORY.medical),
	);
	const fits = ({ kind, value, at }: ReadMeaning) => {
		// "ICAR exam": the body's name is its exam's; it approves only institutions.
		if (kind === "topic")
			return isOfCollege(reading) || !reads.some((other) => other.kind === "exam" && other.at === at);
		const namesakes = reads.filter((other) => other.kind === "exam" && other.at === at);
		if (kind !== "exam" || namesakes.length < 2) return true;
		const meant =
			namesakes.find((other) => isMedical && other.value === "neet") ??
			namesakes.find((other) => other.value === "ugc-net");
		return meant === undefined || meant.value === value;
	};
	const toBc = (read: ReadMeaning): ReadMeaning =>
		hasBcSeats(reading) && read.kind === "seat-category" && read.words === "bc"
			? { ...read, value: "BC", label: "BC" }
			: read;
	return { ...reading, reads: reads.filter(fits).map(toBc) };
}

/** No other institution is part of these families. */
const FAMILY_WORD = /^(?:iit|nit|iiit|iim|aiims)\b/;

/** "Anna University CEG", "du cutoff hindu college": of two names without a comparison the college is meant, not its university. */
function preferColleges(reading: Reading): Reading {
	const { spans, reads, names } = reading;
	const isCompared = spans.some((span) => hasMeaning(span, "compare"));
	const collegeAt = (at: number) => {
		const college = collegeOf(spans[at]);
		return college === undefined || names.isUniversity(college) ? undefined : college;
	};
	const isLeft = ({ kind, value, words, at }: ReadMeaning) => {
		if (kind !== "college" || FAMILY_WORD.test(words) || !names.isUniversity(value)) return false;
		const isBeside = (college: number | undefined) => college !== undefined && names.isInStateOf(college, value);
		return (
			[at - 1, at + 1].some((each) => collegeAt(each) !== undefined) ||
			(!isCompared && spans.keys().some((each) => isBeside(collegeAt(each))))
		);
	};
	return { ...reading, reads: reads.filter((read) => !isLeft(read)) };
}

function fitToCountry(reading: Reading): Reading {
	const f1 = reading.reads.find(
		({ kind, value, words }) => kind === "intent" && value === "visa" && /^f ?1\b/.test(words),
	);
	if (filterByKind(reading.reads, "country").length === 0) {
		const [country] = reading.lexicon.phrases.get("united states") ?? [];
		if (f1 === undefined || country === undefined || reading.rejected.has(idOf(country))) return reading;
		return { ...reading, reads: [...reading.reads, { ...country, words: f1.words, at: f1.at, others: [] }] };
	}
	const toLevel = (read: ReadMeaning): ReadMeaning =>
		read.kind === "degree" && read.value === "ms" ? { ...read, kind: "level", value: "masters" } : read;
	return { ...reading, reads: reading.reads.map(toLevel) };
}

const isTimed = when("intent:form/date/admission/counselling/result/admit-card !intent:cutoff/seats/predict");

/** Verb stems, after which "du" is not a university: "seat chhod du". */
const VERB_STEM = /^(?:chh?od|kar|de|le|bata|bhar|dal|rakh|chun|badal)$/;

/** "Which forms are open now": with a time and no seat, "open" is not the category. */
function dropVerbReadings(reading: Reading): Reading {
	const { spans, reads } = reading;
	const isVerb = ({ kind, words, at }: ReadMeaning) =>
		(isTimed(reading) && kind === "seat-category" && words === "open") ||
		(words === "du" && VERB_STEM.test(spans[at - 1]?.words ?? ""));
	return { ...reading, reads: reads.filter((read) => !isVerb(read)) };
}

function listUnread(reading: Reading): Reading {
	const { spans, used, unknown, reads } = reading;
	const isMentioned = (at: number) =>
		used.has(at) ||
		reads.some((read) => read.kind === "tool" && read.at === at) ||
		unknown.some(({ from, to }) => at >= from && at < to);
	// "75 percent", "12th": about school, no bound.
	const isOfSchool = ({ number }: Span, at: number) =>
		number !== undefined &&
		(isOfKind(spans[at + 1], "percent-plain", "class-word") ||
			isOfKind(spans[at - 1], "class-word") ||
			areSchoolMarks(spans, { from: at, to: at + 1, value: number }));
	// "NDA 1", "round 2": an ordinal.
	const isOfFew = ({ number }: Span, at: number) =>
		number !== undefined &&
		number < MAX_OF_FEW &&
		(isOfKind(spans[at - 1], "exam", "other-exam") || COUNTED.test(spans[at - 1]?.words.normalize("NFC") ?? ""));
	// "Jamia Millia": a word of the name that was read.
	const isOfName = ({ words }: Span) =>
		filterByKind(reads, "college").some(({ value }) => reading.names.hasAll(value, words));
	const isStrange = (span: Span, at: number) =>
		span.meanings.length === 0 && !isMentioned(at) && !isOfSchool(span, at) && !isOfFew(span, at) && !isOfName(span);
	const unread = spans.filter(isStrange);
	return { ...reading, unread: unread.map(({ words }) => words) };
}

const MAX_OF_FEW = 10;
const COUNTED = /^(?:rounds?|phase|session|paper|attempt|slot|shift|राउंड|चरण|सत्र)$/u;

const SCHOOL_SUBJECTS: readonly string[] = ["physics", "chemistry", "mathematics"];

function fitToIntent(reading: Reading): Reading {
	const { reads, intent } = reading;
	if (intent === "list") {
		// A hostel for girls does not mean a women's college; a list requested by ranking is sorted by it.
		const hostel = reads.find(({ kind, value }) => kind === "intent" && value === "hostel");
		const ranking = reads.find(({ kind, value }) => kind === "intent" && value === "rank");
		const left = reads.filter(({ kind, at }) => !(kind === "gender" && Math.abs((hostel?.at ?? -9) - at) === 1));
		const isSorted = ranking === undefined || reads.some(({ kind }) => kind === "sort");
		return { ...reading, reads: isSorted ? left : [...left, { ...ranking, kind: "sort", value: "nirf" }] };
	}
	if (intent === "scholarship") {
		// "Reliance Foundation" is the provider, not a foundation's university.
		const isNamed = reads.some(({ kind, value }) => kind === "scheme" && value !== "");
		const left = reads.filter(({ kind }) => !(isNamed && kind === "college"));
		return { ...reading, reads: left, unread: reading.unread.filter((word) => !isOfMinority(word)) };
	}
	if (intent !== "syllabus" && intent !== "pattern" && intent !== "eligibility") return reading;
	// Here a science is a school subject, not a branch.
	const toSubject = (read: ReadMeaning): ReadMeaning =>
		read.kind === "course" && SCHOOL_SUBJECTS.includes(read.value) ? { ...read, kind: "topic" } : read;
	return { ...reading, reads: reads.map(toSubject) };
}
