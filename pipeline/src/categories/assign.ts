import type { CategoryId, CategoryRule } from "@uchit/contract/category.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { groupsOfName } from "#pipeline/categories/group-rules.ts";
import { categoriesOfName } from "#pipeline/categories/name-rules.ts";
import type { CollegeRow } from "#pipeline/colleges/build.ts";
import type { Intake } from "#pipeline/colleges/intake.ts";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import type { Ranking } from "#pipeline/nirf/rankings.ts";

export type CollegeCategory = {
	collegeId: string;
	categoryId: CategoryId;
	rule: CategoryRule;
	evidence: string;
	sourceId: string;
};

const CATEGORY_BY_LIST: Partial<Record<RankingList, CategoryId>> = {
	engineering: 1,
	management: 2,
	medical: 12,
	dental: 12,
	pharmacy: 12,
	law: 3,
	architecture: 13,
	agriculture: 9,
};

const CATEGORY_BY_DEGREE: readonly { pattern: RegExp; categoryId: CategoryId }[] = [
	{ pattern: /Bachelor of Technology|Bachelor of Engineering|\bB\.? ?Tech\b/i, categoryId: 1 },
	{ pattern: /Bachelor of Architecture|Bachelor of Planning|\bB\.Arch\b/, categoryId: 13 },
	{
		pattern:
			/^(?!.*\b(nursing|physiotherapy|paramedical)\b)(.*(Bachelor of Science|Bachelor of Computer|\bB\.? ?Sc\b))/i,
		categoryId: 9,
	},
	{ pattern: /\bB\.? ?Com\b|Bachelor of Commerce/, categoryId: 7 },
	{ pattern: /^(?!.*LL\.? ?B)(.*(\bB\.A\b|^BA\b|Bachelor of Arts\b))/i, categoryId: 8 },
	{ pattern: /Bachelor of Management Studies|Bachelor of Business|\bBBA\b|\bB\.B\.A\b/, categoryId: 2 },
	{ pattern: /\bB\.? ?El\.? ?Ed\b|\bB\.? ?Ed\b|Bachelor of (Elementary )?Education/, categoryId: 20 },
];

/**
 * NIRF's list "College" ranks colleges of arts, science and commerce, so it decides only if the name and printed programmes do not. A
 * Delhi college's programmes come with CUET admission, and not all have commerce.
 */
const COLLEGE_LIST: RankingList = "college";
const COLLEGE_LIST_TEACHES: readonly CategoryId[] = [8, 9, 21];
const HAS_PROGRAMMES_PRINTED = "delhi";

type ProgrammeEvidence = Pick<Cutoff, "collegeId" | "programme" | "sourceId">;

/**
 * Categories by the strongest rule: ranked, then a counselling's programme, then the name, then an approved course (docs/decisions/0093).
 * A name covers the whole institution, an approval one course.
 */
export function assignCategories(
	colleges: readonly CollegeRow[],
	rankings: readonly Ranking[],
	programmes: readonly ProgrammeEvidence[],
	intakes: readonly Intake[] = [],
): CollegeCategory[] {
	const found = new Map<string, CollegeCategory>();
	const add = (category: CollegeCategory) => {
		const key = `${category.collegeId}|${category.categoryId}`;
		if (!found.has(key)) found.set(key, category);
	};
	for (const ranking of rankings.toSorted((a, b) => b.year - a.year)) {
		const categoryId = CATEGORY_BY_LIST[ranking.list];
		if (categoryId === undefined) continue;
		add({
			collegeId: ranking.collegeId,
			categoryId,
			rule: "ranked",
			evidence: `${ranking.list} ${ranking.year}`,
			sourceId: ranking.sourceId,
		});
	}
	const listed = Map.groupBy(rankings, ({ collegeId }) => collegeId);
	const printed = new Set(
		programmes.filter(({ sourceId }) => sourceId.startsWith("du-csas")).map(({ collegeId }) => collegeId),
	);
	for (const college of colleges) {
		const inList = listed.get(college.id)?.filter(({ list }) => list === COLLEGE_LIST) ?? [];
		const [newest] = inList.toSorted((a, b) => b.year - a.year);
		if (newest === undefined || categoriesOfName(college.officialName).length > 0) continue;
		const teaches = printed.has(college.id) ? [] : COLLEGE_LIST_TEACHES;
		const commerce = printed.has(college.id) || college.stateSlug === HAS_PROGRAMMES_PRINTED ? [] : ([7] as const);
		for (const categoryId of [...teaches, ...commerce]) {
			const evidence = `${newest.list} ${newest.year}`;
			add({ collegeId: college.id, categoryId, rule: "ranked", evidence, sourceId: newest.sourceId });
		}
	}
	for (const { collegeId, programme, sourceId } of programmes) {
		for (const { pattern, categoryId } of CATEGORY_BY_DEGREE) {
			if (pattern.test(programme)) add({ collegeId, categoryId, rule: "programme", evidence: programme, sourceId });
		}
	}
	for (const college of colleges) {
		const named = [...categoriesOfName(college.officialName), ...groupsOfName(college.officialName, college.kind)];
		for (const { categoryId, evidence } of named) {
			add({ collegeId: college.id, categoryId, rule: "name", evidence, sourceId: college.sourceId });
		}
	}
	for (const category of categoriesOfIntakes(intakes)) add(category);
	return [...found.values()];
}

/** Categories of AICTE's and NMC's fields (docs/decisions/0093); a course with one of our degrees is in that degree's category. */
const CATEGORY_BY_FIELD: Record<string, CategoryId> = {
	"Engineering and Technology": 1,
	Management: 2,
	"Management/IT/ Ites": 2,
	Logistics: 2,
	"Travel & Tourism": 2,
	"Hotel Management and Catering": 2,
	"Computer Applications": 9,
	"Computer Application": 9,
	"AI & Data Science": 9,
	"Applied Arts and Crafts": 8,
	Design: 8,
	Planning: 13,
	Medicine: 12,
};

/** Categories from approved courses, each with the first course that gives it. Only seats on a campus count, and not 0. */
function categoriesOfIntakes(intakes: readonly Intake[]): CollegeCategory[] {
	const found = new Map<string, CollegeCategory>();
	for (const { collegeId, programme, course, degree, mode, seats, sourceId } of intakes) {
		if (mode === "online" || mode === "distance" || seats === 0) continue;
		const categoryId = findDegree(degree ?? "")?.categoryId ?? CATEGORY_BY_FIELD[programme];
		const key = `${collegeId}|${categoryId}`;
		if (categoryId === undefined || found.has(key)) continue;
		const evidence = course.toLowerCase().includes(programme.toLowerCase()) ? course : `${programme}: ${course}`;
		found.set(key, { collegeId, categoryId, rule: "programme", evidence, sourceId });
	}
	return [...found.values()];
}
