import { findCategory } from "@uchit/contract/category.ts";
import { type DegreeSlug, findDegree } from "@uchit/contract/degree.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { findPathway } from "#app/after/table.server.ts";
import { searchColleges } from "#app/college/data.server.ts";
import { toListedColleges } from "#app/college/list/listed-college.ts";
import { withLogos } from "#app/college/pictures.server.ts";
import { parseCollegeSearch } from "#app/college/search.ts";
import { nameExamSlugs } from "#app/exam/data.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

const LAW_EXAMS_AFTER_A_DEGREE = ["mh-cet-law", "ap-lawcet", "ts-law-cet", "lsat", "du-llb"];

const EXAMS_OF_DEGREE: Readonly<Partial<Record<DegreeSlug, readonly string[]>>> = {
	ba: ["cuet-ug"],
	bcom: ["cuet-ug"],
	bsc: ["cuet-ug"],
	ma: ["cuet-pg"],
	mcom: ["cuet-pg"],
	msc: ["cuet-pg", "iit-jam"],
	llb: LAW_EXAMS_AFTER_A_DEGREE,
	"ba-llb": ["clat", "ailet", "slat"],
	"bba-llb": ["clat", "ailet", "slat"],
	llm: ["clat", "ailet"],
	md: ["neet-pg", "ini-cet"],
	ms: ["neet-pg", "ini-cet"],
	mds: ["neet-mds"],
	march: ["gate"],
};

/** Exams whose closing ranks or scores include colleges with such a degree, but of only one university or kind of college. */
const CLOSING_EXAM_OF_DEGREE: Readonly<Partial<Record<DegreeSlug, string>>> = {
	ba: "cuet-ug",
	bcom: "cuet-ug",
	bsc: "cuet-ug",
	"ba-llb": "clat",
	"bba-llb": "clat",
};

const RANKING_LIST_OF_CATEGORY: Readonly<Record<string, RankingList>> = {
	law: "law",
	medical: "medical",
	commerce: "college",
	sciences: "college",
	arts: "college",
	architecture: "architecture",
};

const MAX_COLLEGES = 10;

/** Data of a degree whose colleges no list names: its field's colleges, its exams and its prospects. Undefined for an unknown degree. */
export async function loadFieldCourse(request: RequestContext, slug: string, language: Language) {
	const degree = findDegree(slug);
	if (degree === undefined || degree.slug !== slug) return undefined;
	const exams = EXAMS_OF_DEGREE[degree.slug] ?? [];
	const field = findCategory(degree.categoryId)?.slug ?? "";
	const search = parseCollegeSearch(new URLSearchParams({ category: String(degree.categoryId) }));
	const [found, names] = await Promise.all([searchColleges(request, search), nameExamSlugs(request, exams)]);
	const door = findPathway(slug, language);
	return {
		slug: degree.slug,
		field,
		categoryId: degree.categoryId,
		total: found.total,
		states: found.facets.state.map(({ value, label, labelHi, count }) => ({
			slug: value,
			name: label,
			nameHi: labelHi,
			count,
		})),
		items: await withLogos(request, toListedColleges(found.items.slice(0, MAX_COLLEGES), language)),
		sources: found.sources,
		door,
		exams: exams.flatMap((exam) => {
			const name = names[exam];
			return name === undefined ? [] : [{ slug: exam, name, isClosing: CLOSING_EXAM_OF_DEGREE[degree.slug] === exam }];
		}),
		ranking: RANKING_LIST_OF_CATEGORY[field],
	};
}

export type FieldCourseLoaded = NonNullable<Awaited<ReturnType<typeof loadFieldCourse>>>;
