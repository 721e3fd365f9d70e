import type { Category } from "@uchit/contract/category.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { Translate } from "#app/i18n/translate.ts";

/** The contract's word for "no category". Repeated here: the contract's module would bring its schemas into the browser. */
export const NOT_CATEGORISED = "none";

/** The slugs of the spec's ids, for the same reason. */
const SLUGS = {
	1: "engineering",
	2: "management",
	3: "law",
	7: "commerce",
	8: "arts",
	9: "sciences",
	12: "medical",
	13: "architecture",
} as const satisfies { [Each in Category as Each["id"]]: Each["slug"] };

type Slug = (typeof SLUGS)[keyof typeof SLUGS] | typeof NOT_CATEGORISED;

const slugs = new Map<string, Slug>([...Object.entries(SLUGS), [NOT_CATEGORISED, NOT_CATEGORISED]]);

/** The slug of a category by its id (`12` → `medical`); undefined for an id that we do not know. */
export function categorySlug(id: number | string): Slug | undefined {
	return slugs.get(String(id));
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
