export const NEWS_CATEGORIES = ["counselling", "rankings", "money", "exams", "study-abroad", "data"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export function findNewsCategory(slug: string | undefined): NewsCategory | undefined {
	return NEWS_CATEGORIES.find((category) => category === slug);
}

export const HOUSE_AUTHOR = "Uchit editors";
