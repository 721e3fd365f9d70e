import * as z from "zod";

/** What articles are about: a short list, so that a reader can see all of it. */
export const NEWS_CATEGORIES = ["counselling", "rankings", "money", "exams", "study-abroad", "data"] as const;
export const NewsCategory = z.enum(NEWS_CATEGORIES);
export type NewsCategory = z.infer<typeof NewsCategory>;
