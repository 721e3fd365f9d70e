import { CATEGORIES, type Category } from "@uchit/contract/category.ts";
import { NONE } from "@uchit/contract/facet.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

type Slug = Category["slug"] | typeof NONE;

/** The slug of a category by its id (`12` → `medical`); undefined for an id that we do not know. */
export function categorySlug(id: number | string): Slug | undefined {
	const text = String(id);
	return text === NONE ? NONE : CATEGORIES.find((category) => String(category.id) === text)?.slug;
}

/** A category's name in the language of the page; one that we do not know keeps the backend's. */
export function categoryName(t: Translate, { id, name }: { id: number | string; name: string }): string {
	const slug = categorySlug(id);
	return slug === undefined ? name : t(`category.${slug}`);
}

/** The options of the facet with their names in the language of the page. */
export function nameCategories(t: Translate, options: readonly FacetOption[]): FacetOption[] {
	return options.map((option) => ({ ...option, label: categoryName(t, { id: option.value, name: option.label }) }));
}
