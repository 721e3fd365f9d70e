import { CATEGORIES, type Category, findCategory } from "@uchit/contract/category.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { COURSES } from "@uchit/contract/facet-options.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

export function subjectName(t: Translate, slug: string): string | undefined {
	const category = CATEGORIES.find((each) => each.slug === slug);
	if (category !== undefined) return t(`category.${category.slug}`);
	const degree = DEGREES.find((each) => each.slug === slug);
	if (degree !== undefined) return t(`degree.${degree.slug}`);
	const course = COURSES.find((each) => each.slug === slug);
	return course && t(`facet.course.${course.slug}`);
}

/** Whose drawing a page of the subject has; undefined for a branch, which is in several. */
export function subjectCategory(slug: string): Category["slug"] | undefined {
	const degree = DEGREES.find((each) => each.slug === slug);
	return findCategory(degree?.categoryId ?? slug)?.slug;
}
