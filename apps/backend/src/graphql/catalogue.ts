import { CollegeQuery, type CollegeResults } from "@uchit/contract/college.ts";
import { listUnpublishedOfCountry } from "@uchit/contract/country.ts";
import { getCollege } from "#backend/college/college.ts";
import type { Database } from "#backend/db/client.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import type { PublishedExam } from "#backend/guide/queries/published-exams.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { sortByClosingDate } from "#backend/search/exams/find-exams.ts";
import { searchColleges } from "#backend/search/find.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { definedArguments, type Resolve } from "./defined-arguments.ts";

export function examFields(guides: LiveGuides) {
	return {
		exams: async () => {
			const index = await guides.exams();
			return sortByClosingDate(index.exams, dayInIndia(new Date())).map((exam) => toExam(index, exam));
		},
		exam: async (args) => {
			const index = await guides.exams();
			const exam = index.bySlug.get(String(definedArguments(args).slug));
			return exam && toExam(index, exam);
		},
	} satisfies Record<string, Resolve>;
}

/** Names the exams to write instead only if they have a page. */
function toExam({ bySlug }: ExamIndex, { record, updatedOn }: PublishedExam) {
	const { lifecycle, streams = [] } = record;
	const writeNow = lifecycle.writeNow.filter((slug) => bySlug.has(slug));
	return { ...record, streams, lifecycle: { ...lifecycle, writeNow }, updatedOn };
}

export function countryFields(guides: LiveGuides) {
	return {
		countries: async () => (await guides.countries()).map(toCountry),
		country: async (args) => {
			const slug = definedArguments(args).slug;
			const found = (await guides.countries()).find(({ record }) => record.slug === slug);
			return found && toCountry(found);
		},
	} satisfies Record<string, Resolve>;
}

function toCountry({ record }: PublishedCountry) {
	const unpublished = listUnpublishedOfCountry(record);
	return { ...record, unpublished, nameHi: record.name_hi, sourceId: record.source_id };
}

/** The facets offered here; `/v1/colleges` has them all. */
const OFFERED = ["category", "degree", "state", "ownership", "exam"] as const;

export function collegeFields({ db, index }: { db: Database; index: LiveIndex }) {
	return {
		colleges: async (args) =>
			toColleges(await searchColleges(db, await index.get(), CollegeQuery.parse(definedArguments(args)))),
		college: async (args) => getCollege(db, await index.get(), String(definedArguments(args).slug)),
	} satisfies Record<string, Resolve>;
}

/** GraphQL has no keyed lists. */
function toColleges({ facets, ...found }: CollegeResults) {
	return { ...found, facets: OFFERED.map((name) => ({ name, options: facets[name] })) };
}
