import * as z from "zod";
import table from "../../../../../content/after/likes.json" with { type: "json" };
import { AFTER_TABLE } from "../table.server.ts";

const Text = z.string().min(1);
const PathwaySlugs = z.array(z.enum(AFTER_TABLE.doors.map(({ slug }) => slug)));

/** Likes and dislikes with the courses that involve them; our own, from general knowledge. */
export const LIKES_TABLE = z
	.strictObject({
		writtenOn: z.iso.date(),
		statements: z
			.array(
				z.strictObject({
					slug: Text,
					text: Text,
					textHi: Text,
					daily: PathwaySlugs.describe("Courses that cannot be had without it"),
					some: PathwaySlugs.describe("Courses of which it is a part, or of some branches"),
				}),
			)
			.max(24),
	})
	.parse(table);
