import type { AfterPage } from "@uchit/contract/after.ts";
import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import { type DegreeSlug, findDegree } from "@uchit/contract/degree.ts";
import type { ExamStream } from "@uchit/contract/exam.ts";
import { CONCEPT_OF, readCorrectedWords } from "#backend/search/question/cards/after/after-words.ts";
import { isPostgraduateDegree } from "#backend/search/question/cards/college-cards.ts";
import { filterByKind, type ReadMeaning } from "#backend/search/question/reading.ts";

/** Which exams lead to the subjects of a question. */
export type ExamFilters = { stream: string[]; level: string[] };

/** The exams of the subjects that were read, those after school alone where somebody is in it; undefined without such a subject. */
export function toExamFilters(reads: readonly ReadMeaning[], isInSchool: boolean): ExamFilters | undefined {
	const degrees = filterByKind(reads, "degree");
	// "B.Sc Agriculture": its exams are not those of a B.Sc.
	const own = filterByKind(reads, "unheld").flatMap(({ value }) => STREAM_OF_SUBJECT[value] ?? []);
	const stream = own.length > 0 ? own : listStreams(filterByKind(reads, "category"), degrees);
	const levels = listLevels(degrees);
	const level: string[] = levels.length === 0 && isInSchool ? ["undergraduate"] : levels;
	return stream.length === 0 ? undefined : { stream, level };
}

/** Whether the question, or the page that answers it, is of somebody with class 12. */
export function isOfSchool(q: string, page?: AfterPage): boolean {
	return page?.startsWith("12/") === true || readCorrectedWords(q).some((word) => CONCEPT_OF.get(word) === "twelve");
}

const STREAM_OF_SUBJECT: Readonly<Record<string, ExamStream>> = { agriculture: "agriculture" };

/** Exams of engineering lead to a few integrated courses in science, and to no B.Sc. */
export function leadsToDegree(
	{ streams: [first] = [] }: { streams?: readonly string[] },
	degrees: readonly string[],
): boolean {
	return first !== "engineering" || !degrees.includes("bsc");
}

/** Where a degree's exams are not those of its category: a stream of its own, or none of ours. */
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
	return [...new Set(known.map(({ slug }) => (isPostgraduateDegree(slug) ? "postgraduate" : "undergraduate")))];
}
