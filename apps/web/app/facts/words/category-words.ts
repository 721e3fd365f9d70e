import { CATEGORIES, type Category } from "@uchit/contract/category.ts";
import { NONE_VALUE } from "@uchit/contract/facet.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

type Slug = Category["slug"] | typeof NONE_VALUE;

export function categorySlug(id: number | string): Slug | undefined {
	const text = String(id);
	return text === NONE_VALUE ? NONE_VALUE : CATEGORIES.find((category) => String(category.id) === text)?.slug;
}

/** The translated name; unknown categories retain the backend's. */
export function categoryName(t: Translate, { id, name }: { id: number | string; name: string }): string {
	const slug = categorySlug(id);
	return slug === undefined ? name : t(`category.${slug}`);
}

export function nameCategories(t: Translate, options: readonly FacetOption[]): FacetOption[] {
	return options.map((option) => ({ ...option, label: categoryName(t, { id: option.value, name: option.label }) }));
}
