import { findDegree } from "@uchit/contract/degree.ts";
import { categorySlug } from "./category-words.ts";
import type { CollegeSearch } from "./college-search.ts";

/**
 * Where a search has moved to whose degrees and categories do not go together; undefined when they do. Other categories
 * give way to the degrees' own (`?category=2&degree=mbbs` → 12: product.md); where some are own and some are not, the visitor has
 * chosen more than the degrees could narrow, so these go.
 */
export function movedByDegree(search: CollegeSearch): CollegeSearch | undefined {
	if (search.degree.length === 0 || search.category.length === 0) return undefined;
	const own = [...new Set(search.degree.flatMap((slug) => findDegree(slug)?.categoryId ?? []).map(String))];
	if (own.length === 0) return undefined;
	const isOwn = (category: string) => own.some((id) => category === id || category === categorySlug(id));
	if (search.category.every(isOwn)) return undefined;
	return search.category.some(isOwn) ? { ...search, degree: [] } : { ...search, category: own };
}
