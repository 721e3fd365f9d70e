import * as z from "zod";
import { typedLine } from "./typed.ts";

export const HOME_PARTS = ["exam-dates", "categories", "states", "top-ranked", "countries", "news"] as const;

const title = typedLine().max(80, "has at most 80 characters").nullish();

export const HomePart = z.strictObject({
	part: z.enum(HOME_PARTS),
	title: title.describe("Replaces the site's own title"),
	title_hi: title,
	is_hidden: z.boolean().nullish(),
});
export type HomePart = z.infer<typeof HomePart>;
