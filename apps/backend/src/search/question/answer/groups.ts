import type { Answer, AskLink } from "@uchit/contract/ask.schema.ts";
import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import { type DegreeSlug, findDegree } from "@uchit/contract/degree.ts";
import type { ExamStream } from "@uchit/contract/exam.ts";
import { ExamQuery, type ExamSummary } from "@uchit/contract/exam-list.schema.ts";
import type { PublishedCountry } from "#backend/countries/queries/published-countries.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findExams } from "#backend/search/exams/find-exams.ts";
import { isOfMasters } from "../cards/college-cards.ts";
import { isAfterSomething } from "../marks.ts";
import { listMeant, type Reading } from "../reading.ts";

type Guides = { exams: ExamIndex; countries: readonly PublishedCountry[]; today: string };
type Group = Answer["groups"][number];

const MOST = 5;

/** Everything beside institutions that a question leads to, each kind with how many there are. */
export function listGroups(
	{ exams, countries, today }: Guides,
	q: string,
	{ reads, intent, unread }: Reading,
): Group[] {
	const named = listMeant(reads, "exam").flatMap(({ value }) => exams.bySlug.get(value) ?? []);
	const streams =
		intent === "list" || intent === "eligibility"
			? listStreams(listMeant(reads, "category"), listMeant(reads, "degree"))
			: [];
	const isName = reads.length === 0 || intent === "name" || intent === "none";
	const wish =
		named.length > 0 || intent === "none"
			? undefined
			: streams.length > 0
				? { stream: streams, level: listLevels(listMeant(reads, "degree")) }
				: isName && unread.length > 0
					? { q }
					: undefined;
	const left = new Set(reads.flatMap(({ kind, value, isNot }) => (kind === "exam" && isNot === true ? value : [])));
	const states = new Set([
		...listMeant(reads, "state").map(({ value }) => value),
		...listMeant(reads, "district").map(({ within }) => within ?? ""),
	]);
	const isHere = (exam: ExamSummary) =>
		!left.has(exam.slug) &&
		(states.size === 0 || exam.scope !== "state" || exam.states.some((state) => states.has(state)));
	const found = wish && findExams(exams, ExamQuery.parse(wish), today).items.filter(isHere);
	const examLinks = named.length > 0 ? named.map(({ record }) => toExamLink(record)) : (found ?? []).map(toExamLink);
	const countryLinks = listMeant(reads, "country").flatMap(
		({ value }) => countries.find(({ record }) => record.slug === value)?.record ?? [],
	);
	const isAbroad = intent === "country" && countryLinks.length === 0;
	const abroad = isAbroad ? countries.map(({ record }) => record) : countryLinks;
	const groups: Group[] = [
		{ kind: "exams", total: examLinks.length, items: examLinks },
		{
			kind: "countries",
			total: abroad.length,
			items: abroad.map(({ slug, name, name_hi: labelHi }) => ({ kind: "country", value: slug, label: name, labelHi })),
		},
		{
			kind: "universities",
			total: countryLinks.length,
			items: countryLinks.map(({ slug, name, name_hi: labelHi }) => ({
				kind: "university",
				value: slug,
				label: name,
				labelHi,
			})),
		},
		{ kind: "tools", total: 0, items: isAfterSomething(reads) ? AFTER_TOOLS.map(toTool) : toolLinks(intent) },
		{
			kind: "terms",
			total: listMeant(reads, "term").length,
			items: listMeant(reads, "term").map(({ value, label }) => ({ kind: "term", value, label })),
		},
	];
	return groups
		.filter(({ items }) => items.length > 0)
		.map((group) => ({
			...group,
			total: Math.max(group.total, group.items.length),
			items: group.items.slice(0, MOST),
		}));
}

export function toExamLink({ slug, shortName, name }: { slug: string; shortName: string; name: string }): AskLink {
	return { kind: "exam", value: slug, label: shortName, detail: name === shortName ? undefined : name };
}

/** Where a degree's exams are not those of its category: a stream of its own, or none that we hold. */
const STREAM_OF_DEGREE: Readonly<Partial<Record<DegreeSlug, ExamStream | "none">>> = {
	bpharm: "pharmacy",
	bhm: "hospitality",
	diploma: "none",
};

function listStreams(categories: readonly { value: CategoryId }[], degrees: readonly { value: string }[]): string[] {
	const known = degrees.flatMap(({ value }) => findDegree(value) ?? []);
	const ids = new Set<CategoryId>([
		...categories.map(({ value }) => value),
		...known.flatMap(({ slug, categoryId }) => (STREAM_OF_DEGREE[slug] === undefined ? categoryId : [])),
	]);
	const own = known.flatMap(({ slug }) => STREAM_OF_DEGREE[slug] ?? []).filter((stream) => stream !== "none");
	return [...CATEGORIES.filter(({ id }) => ids.has(id)).map(({ slug }) => slug), ...own];
}

/** Of one level where all degrees are: MDS is no way into nursing. */
function listLevels(degrees: readonly { value: string }[]): string[] {
	const known = degrees.flatMap(({ value }) => findDegree(value) ?? []);
	return known.length === 0
		? []
		: [...new Set(known.map(({ slug }) => (isOfMasters(slug) ? "postgraduate" : "undergraduate")))];
}

const toTool = (value: string): AskLink => ({ kind: "tool", value, label: value });

/** "BBA ke baad kya kare": what there is to study, and which exams lead there. */
const AFTER_TOOLS = ["courses", "eligibility", "exams", "predict"];

/** Tools that go on where an answer ends. */
function toolLinks(intent: Reading["intent"]): AskLink[] {
	const link = toTool;
	switch (intent) {
		case "predict":
		case "cutoff":
			return [link("predict"), link("choices")];
		case "compare":
			return [link("compare")];
		case "date":
		case "form":
			return [link("calendar"), link("planner"), link("clashes")];
		case "eligibility":
			return [link("eligibility")];
		case "rank":
			return [link("rankings")];
		case "scholarship":
		case "loan":
		case "definition":
			return [link("glossary")];
		case "none":
			return [link("colleges"), link("exams"), link("study-abroad"), link("predict")];
		default:
			return [];
	}
}
