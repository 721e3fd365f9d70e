/** The topics of articles: few enough to see at a glance. */
export const NEWS_CATEGORIES = ["counselling", "rankings", "money", "exams", "study-abroad", "data"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** Returns the category of a slug; undefined if there is none. */
export function findNewsCategory(slug: string | undefined): NewsCategory | undefined {
	return NEWS_CATEGORIES.find((category) => category === slug);
}

/** The author of texts that no single person signs. */
export const HOUSE_AUTHOR = "Uchit editors";
