import type { AfterPage, AfterSection } from "@uchit/contract/after.ts";
import type { Answer, AskLink, ReadingChip as Chip } from "@uchit/contract/answer.ts";
import { READING_KINDS } from "@uchit/contract/ask.ts";
import type { ListFirst } from "@uchit/contract/ask-list.ts";
import { ExamQuery, type ExamSummary } from "@uchit/contract/exam-list.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { COUNSELLINGS, isJosaa } from "@uchit/predictor/counsellings.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findExams } from "#backend/search/exams/find-exams.ts";
import type { FoundColleges } from "#backend/search/find.ts";
import { isAboutFurtherStudy, isExamAcceptedByColleges } from "./conditions.ts";
import { hasOpposite, type ListQuery } from "./list/list-query.ts";
import { showsExams } from "./list/section-lists.ts";
import { idOf, type Meaning } from "./meaning.ts";
import { type Bounds, filterByKind, type Reading, type ReadMeaning } from "./reading.ts";
import { isOfSchool, leadsToDegree, toExamFilters } from "./subjects/exam-filters.ts";

export type CollegeList = {
	query: ListQuery;
	found: FoundColleges;
	/** Searched in names, because no source lists everywhere it is taught. */
	byName?: readonly ReadMeaning[];
	/** The readings that the list ignores: the subject, or that it is for women. */
	dropped?: readonly ReadMeaning[];
	/** Whether the owner filter was dropped, because no owner is known. */
	ownersAreUnknown?: true;
	first?: ListFirst;
};

const SHOWN_KINDS: ReadonlySet<string> = new Set(READING_KINDS);
/** Kinds of readings that cannot filter institutions, because no source has the data. */
const UNAVAILABLE_KINDS: ReadonlySet<string> = new Set(["topic", "unheld", "other-exam", "near"]);

export function listReadings(
	index: CollegeIndex,
	{ reads, spans, bounds, used, intent }: Reading,
	list: CollegeList | undefined,
	isNearest = false,
): Chip[] {
	const read = reads
		.filter(
			({ kind, value }) =>
				!(kind === "near" && reads.some(({ isNear }) => isNear)) &&
				(SHOWN_KINDS.has(kind) || UNAVAILABLE_KINDS.has(kind)) &&
				kind !== "without" &&
				kind !== "income" &&
				!(kind === "intent" && value === "definition") &&
				!(kind === "seat-category" && intent === "compare"),
		)
		.flatMap((each) =>
			toReading(index, each, intent, list?.found).map((reading): Chip => {
				if (isNearest && each.kind === "intent") return { ...reading, notApplied: "not-in-answer" };
				if (list?.dropped?.includes(each))
					return { ...reading, notApplied: each.kind === "gender" ? "not-for-women" : "no-source" };
				if (list?.byName?.includes(each)) return { ...reading, notApplied: "by-name" };
				if (each.kind === "ownership" && intent === "predict" && isOfJosaa(reads))
					return { ...reading, notApplied: "not-in-answer" };
				if (list?.ownersAreUnknown && each.kind === "ownership") return { ...reading, notApplied: "owner-not-known" };
				const isPriced = list?.first === "affordable" || list?.first === "cheapest";
				if (isPriced && each.kind === "sort" && each.value === "fee") return { ...reading, notApplied: undefined };
				return list?.first === "accepting" && each.kind === "exam" ? { ...reading, notApplied: undefined } : reading;
			}),
		);
	const boundWords = new Map<keyof Bounds, string>();
	for (const [at, bound] of used)
		boundWords.set(bound, [boundWords.get(bound), spans[at]?.words].filter(Boolean).join(" "));
	const ofBounds = [...boundWords].map(([bound, words]): Chip => {
		const value =
			bound === "budgetInr" ? `${bounds.budgetInr?.min ?? ""}-${bounds.budgetInr?.max ?? ""}` : String(bounds[bound]);
		const kind = bound === "budgetInr" ? "budget" : bound;
		return {
			id: `${kind}:${value}`,
			kind,
			value,
			label: value,
			words,
			others: [],
			notApplied: bound === "budgetInr" && list?.first !== "affordable" ? "fees-not-held" : undefined,
		};
	});
	return [...new Map([...read, ...ofBounds].map((reading) => [reading.id, reading])).values()];
}

/** The predictor's seats at JoSAA are of families of institutes, none of them private. */
function isOfJosaa(reads: readonly ReadMeaning[]): boolean {
	const exams = filterByKind(reads, "exam").map(({ value }) => value);
	return COUNSELLINGS.some((each) => isJosaa(each) && exams.some((exam) => exam === each.exam));
}

function toReading(
	index: CollegeIndex,
	read: ReadMeaning,
	intent: Reading["intent"],
	found: FoundColleges | undefined,
): Chip[] {
	const kind = READING_KINDS.find((each) => each === (UNAVAILABLE_KINDS.has(read.kind) ? "topic" : read.kind));
	const isOfAnother = kind === "intent" && intent !== read.value && intent !== "list" && intent !== "country";
	const areFigures = [intent, read.value].every((value) => FIGURES.some((each) => each === value));
	const droppedFigure = isOfAnother && areFigures ? (OF_DROPPED[`${read.value}`] ?? "one-at-a-time") : undefined;
	if (kind === undefined || (isOfAnother && droppedFigure === undefined)) return [];
	const college = read.kind === "college" ? index.colleges[read.value] : undefined;
	const value = college?.slug ?? `${read.value}`;
	return [
		{
			id: `${kind === "topic" ? read.kind : kind}:${value}`,
			kind,
			value,
			...nameOf(index, read),
			label: college?.name ?? (UNAVAILABLE_KINDS.has(read.kind) ? read.words : read.label),
			words: read.words,
			isNot: read.isNot,
			// The hostel answer covers this intent itself.
			notApplied:
				droppedFigure ?? (intent === "hostel" && read.value === intent ? undefined : whyNotApplied(read, found)),
			others: read.others.map((other) => ({ id: idOf(other), ...nameOf(index, other) })),
		},
	];
}

/** Figures of which an answer has one: another that the question wants is named as left out. */
const FIGURES = ["fee", "hostel", "cutoff", "placement", "seats", "scholarship"] as const;
/** No source has what a hostel costs, so it is answered beside another figure. */
const OF_DROPPED: Readonly<Record<string, Chip["notApplied"]>> = { hostel: "not-in-answer" };

/** A town gets no district's Hindi name: it may be another place of that name. */
function nameOf({ stateNames, hindiNames }: CollegeIndex, { kind, value, label, within = "" }: Meaning) {
	const isArea = kind === "state" || kind === "district";
	return {
		label,
		labelHi: isArea ? hindiNames.get(value) : undefined,
		within: stateNames.get(within),
		withinHi: hindiNames.get(within),
	};
}

function whyNotApplied({ kind, value, isNot }: ReadMeaning, found: FoundColleges | undefined): Chip["notApplied"] {
	if (isNot) return hasOpposite(kind) || found === undefined ? undefined : "excluded";
	if (kind === "near") return "no-place";
	if (found === undefined) return undefined;
	if (kind === "sort" && value === "fee") return "fees-not-held";
	if (kind === "sort" && value === "salary" && !found.hasSalaries) return "not-of-list";
	if (UNAVAILABLE_KINDS.has(kind) || (kind === "exam" && !isExamAcceptedByColleges(value))) return "no-source";
	if (kind === "intent" && ["hostel", "fee", "reviews", "admission", "loan"].includes(value))
		return value === "fee" ? "fees-not-held" : "no-source";
	return found.unknown.some((each) => each.facet === kind && each.value === value) ? "no-source" : undefined;
}

/** No list has industrial training institutes, so other institutions of the place are no answer. */
export function isTrainingInstitute({ kind, value }: Pick<ReadMeaning, "kind" | "value">): boolean {
	return kind === "unheld" && value === "iti";
}

type Guides = { exams: ExamIndex; countries: readonly PublishedCountry[]; today: string };
type Group = Answer["groups"][number];

const MAX_GROUP_ITEMS = 5;
const STUDIED: readonly string[] = ["list", "eligibility", "date"];

export function listGroups(
	{ exams, countries, today }: Guides,
	q: string,
	question: Reading,
	{ page, section }: { page?: AfterPage; section?: AfterSection | undefined } = {},
): Group[] {
	const { reads, intent, unread } = question;
	const named = filterByKind(reads, "exam").flatMap(({ value }) => exams.bySlug.get(value) ?? []);
	const ofSubjects = STUDIED.includes(intent) ? toExamFilters(reads, isOfSchool(q, page)) : undefined;
	const isName = reads.length === 0 || intent === "name" || intent === "none";
	const filters =
		named.length > 0 || intent === "none" || !showsExams(section)
			? undefined
			: (ofSubjects ?? (isName && unread.length > 0 ? { q } : undefined));
	const excluded = new Set(reads.flatMap(({ kind, value, isNot }) => (kind === "exam" && isNot === true ? value : [])));
	const states = new Set([
		...filterByKind(reads, "state").map(({ value }) => value),
		...filterByKind(reads, "district").map(({ within }) => within ?? ""),
	]);
	const degrees = filterByKind(reads, "degree").map(({ value }) => value);
	const isHere = (exam: ExamSummary) =>
		!excluded.has(exam.slug) &&
		leadsToDegree(exam, degrees) &&
		(states.size === 0 || exam.scope !== "state" || exam.states.some((state) => states.has(state)));
	const found = filters && findExams(exams, ExamQuery.parse(filters), today).items.filter(isHere);
	const foundExams = (found ?? []).flatMap(({ slug }) => exams.bySlug.get(slug) ?? []);
	const examLinks = (named.length > 0 ? named : foundExams).map(({ record }) => toExamLink(record));
	const countryLinks = [...new Set(filterByKind(reads, "country").map(({ value }) => value))].flatMap(
		(value) => countries.find(({ record }) => record.slug === value)?.record ?? [],
	);
	const isAbroad = intent === "country" && countryLinks.length === 0;
	const abroad = isAbroad ? countries.map(({ record }) => record) : countryLinks;
	const groups: Group[] = [
		{ kind: "exams", total: examLinks.length, items: examLinks },
		{
			kind: "countries",
			total: abroad.length,
			items: abroad.map(toLink("country")),
		},
		{
			kind: "universities",
			total: countryLinks.length,
			items: countryLinks.map(toLink("university")),
		},
		{ kind: "tools", total: 0, items: isAboutFurtherStudy(question) ? AFTER_TOOLS.map(toTool) : toolLinks(intent) },
		{
			kind: "terms",
			total: filterByKind(reads, "term").length,
			items: filterByKind(reads, "term").map(({ value, label }) => ({ kind: "term", value, label })),
		},
	];
	return groups
		.filter(({ items }) => items.length > 0)
		.map((group) => ({
			...group,
			total: Math.max(group.total, group.items.length),
			items: group.items.slice(0, MAX_GROUP_ITEMS),
		}));
}

const toLink =
	(kind: "country" | "university") =>
	({ slug, name, name_hi: labelHi }: PublishedCountry["record"]): AskLink => ({
		kind,
		value: slug,
		label: name,
		labelHi,
	});

export function toExamLink({
	slug,
	shortName,
	name,
	nameHi,
}: Pick<ExamRecord, "slug" | "shortName" | "name" | "nameHi">): AskLink {
	const detail = name === shortName ? undefined : name;
	return { kind: "exam", value: slug, label: shortName, labelHi: nameHi, detail };
}

const toTool = (value: string): AskLink => ({ kind: "tool", value, label: value });

const AFTER_TOOLS = ["courses", "eligibility", "exams", "predict"];

function toolLinks(intent: Reading["intent"]): AskLink[] {
	return (TOOLS_AFTER[intent] ?? []).map(toTool);
}

const TOOLS_AFTER: Readonly<Partial<Record<Reading["intent"], readonly string[]>>> = {
	predict: ["predict", "choices"],
	cutoff: ["predict", "choices"],
	compare: ["compare"],
	date: ["calendar", "planner", "clashes"],
	form: ["calendar", "planner", "clashes"],
	eligibility: ["eligibility"],
	rank: ["rankings"],
	scholarship: ["glossary"],
	loan: ["glossary"],
	definition: ["glossary"],
	none: ["colleges", "exams", "study-abroad", "predict"],
};
