import type { Answer, AskLink } from "@uchit/contract/ask.schema.ts";
import { CATEGORIES } from "@uchit/contract/category.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { ExamQuery } from "@uchit/contract/exam-list.schema.ts";
import type { PublishedCountry } from "#backend/countries/queries/published-countries.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findExams } from "#backend/search/exams/find-exams.ts";
import type { Question } from "./read-question.ts";

type Guides = { exams: ExamIndex; countries: readonly PublishedCountry[]; today: string };
type Group = Answer["groups"][number];

const MOST = 5;

/** Everything beside institutions that a question leads to, each kind with how many there are. */
export function listGroups(
	{ exams, countries, today }: Guides,
	q: string,
	{ reads, intent, unread }: Question,
): Group[] {
	const of = (kind: string) => reads.filter((read) => read.kind === kind);
	const named = of("exam").flatMap(({ value }) => exams.bySlug.get(value) ?? []);
	const streams = intent === "list" || intent === "eligibility" ? listStreams(of("category"), of("degree")) : [];
	const isName = reads.length === 0 || intent === "name" || intent === "none";
	const wish =
		named.length > 0 || intent === "none"
			? undefined
			: streams.length > 0
				? { stream: streams }
				: isName && unread.length > 0
					? { q }
					: undefined;
	const found = wish && findExams(exams, ExamQuery.parse(wish), today);
	const examLinks =
		named.length > 0 ? named.map(({ record }) => toExamLink(record)) : (found?.items ?? []).map(toExamLink);
	const countryLinks = of("country").flatMap(
		({ value }) => countries.find(({ record }) => record.slug === value)?.record ?? [],
	);
	const isAbroad = intent === "country" && countryLinks.length === 0;
	const abroad = isAbroad ? countries.map(({ record }) => record) : countryLinks;
	const groups: Group[] = [
		{ kind: "exams", total: named.length > 0 ? named.length : (found?.total ?? 0), items: examLinks },
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
		{ kind: "tools", total: 0, items: toolLinks(intent) },
		{
			kind: "terms",
			total: of("term").length,
			items: of("term").map(({ value, label }) => ({ kind: "term", value, label })),
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

function toExamLink({ slug, shortName, name }: { slug: string; shortName: string; name: string }): AskLink {
	return { kind: "exam", value: slug, label: shortName, detail: name === shortName ? undefined : name };
}

function listStreams(categories: readonly { value: string }[], degrees: readonly { value: string }[]): string[] {
	const ids = new Set([
		...categories.map(({ value }) => value),
		...degrees.map(({ value }) => String(findDegree(value)?.categoryId)),
	]);
	return CATEGORIES.filter(({ id }) => ids.has(String(id))).map(({ slug }) => slug);
}

/** Tools that go on where an answer ends. */
function toolLinks(intent: Question["intent"]): AskLink[] {
	const link = (value: string): AskLink => ({ kind: "tool", value, label: value });
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
