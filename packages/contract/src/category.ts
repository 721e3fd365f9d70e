/** The categories of the spec (point 2), each a field of study: ids are the spec's, slugs are ours. The order is the menu's. */
export const FIELD_CATEGORIES = [
	{ id: 1, slug: "engineering", name: "Engineering" },
	{ id: 2, slug: "management", name: "Management" },
	{ id: 12, slug: "medical", name: "Medical" },
	{ id: 3, slug: "law", name: "Law" },
	{ id: 7, slug: "commerce", name: "Commerce" },
	{ id: 9, slug: "sciences", name: "Sciences" },
	{ id: 8, slug: "arts", name: "Arts" },
	{ id: 13, slug: "architecture", name: "Architecture" },
] as const satisfies readonly { id: number; slug: string; name: string }[];

/** Two groups beside the spec's fields (docs/decisions/0093): who trains teachers, and colleges that name no field. Ids and slugs are ours. */
export const GROUP_CATEGORIES = [
	{ id: 20, slug: "education", name: "Teacher Education" },
	{ id: 21, slug: "general-degree", name: "General Degree" },
] as const satisfies readonly { id: number; slug: string; name: string }[];

export const CATEGORIES = [...FIELD_CATEGORIES, ...GROUP_CATEGORIES] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryId = Category["id"];

/** How a category was found (docs/decisions/0093): a ranking list, a counselling's programme, or the institution's own name. */
export const CATEGORY_RULES = ["ranked", "programme", "name"] as const;
export type CategoryRule = (typeof CATEGORY_RULES)[number];

export function findCategory(idOrSlug: string | number): Category | undefined {
	const text = String(idOrSlug);
	return CATEGORIES.find((category) => String(category.id) === text || category.slug === text);
}
