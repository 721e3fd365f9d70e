import type { CategoryId } from "@uchit/contract/category.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { CollegeCategory } from "#pipeline/categories/assign.ts";
import type { Intake } from "#pipeline/colleges/intake.ts";

/** What AICTE's and NMC's fields teach, after docs/decisions/0008; a course with a degree of ours is in that degree's category. */
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

/** The categories that approved courses give, each with the first course that gives it: seats on a campus only, none of 0. */
export function categoriesOfIntakes(intakes: readonly Intake[]): CollegeCategory[] {
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
