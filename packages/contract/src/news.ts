/** What articles are about: a short list, so that a reader can see all of it. */
export const NEWS_CATEGORIES = ["counselling", "rankings", "money", "exams", "study-abroad", "data"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** The category of this slug; undefined when there is none. */
export function findNewsCategory(slug: string | undefined): NewsCategory | undefined {
	return NEWS_CATEGORIES.find((category) => category === slug);
}

/** What stands as the author of a text that no single person signs. */
export const HOUSE_AUTHOR = "Uchit editors";
