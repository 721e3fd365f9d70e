import { type DegreeSlug, findDegree } from "@uchit/contract/degree.ts";
import { categorySlug } from "./category-words.ts";
import type { CollegeSearch } from "./college-search.ts";

/**
 * Where a search has moved to whose degree and categories do not go together; undefined when they do. One other category
 * gives way to the degree's own (`?category=2&degree=mbbs` → 12: product.md); several mean that the visitor has
 * chosen more than one degree could narrow, so the degree goes.
 */
export function movedByDegree(search: CollegeSearch): CollegeSearch | undefined {
	if (search.degree === undefined || search.category.length === 0) return undefined;
	const own = categoryOf(search.degree);
	const isOwn = (category: string) => category === own || category === categorySlug(own);
	if (search.category.every(isOwn)) return undefined;
	return search.category.some(isOwn) ? { ...search, degree: undefined } : { ...search, category: [own] };
}

/**
 * The search that the backend is asked: a degree's category in place of the degree, because no list that we hold says
 * which institution teaches which degree. The page says so.
 */
export function toCategories(search: CollegeSearch): CollegeSearch {
	if (search.degree === undefined) return search;
	return { ...search, category: [categoryOf(search.degree)], degree: undefined };
}

/** The id of a degree's category, as an address holds it. */
function categoryOf(degree: DegreeSlug): string {
	return String(findDegree(degree)?.categoryId);
}
