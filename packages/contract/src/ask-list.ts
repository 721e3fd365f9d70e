import * as z from "zod";
import { CollegeSort } from "./college.ts";
import { FacetName, OWNERSHIPS } from "./facet.ts";

/**
 * Ways to order a list: by owner, by name, by what the name says they are or teach, by published fee (within the budget, or lowest), by
 * age where no council counts the seats, or by the guide of the exam that is meant.
 */
const ListFirst = z.enum([
	"government",
	"named-government",
	"known-government",
	"government-medical",
	"named-women",
	"named-subject",
	"polytechnic",
	"affordable",
	"cheapest",
	"oldest",
	"accepting",
]);
export type ListFirst = z.infer<typeof ListFirst>;

export const AskList = z.object({
	facets: z.partialRecord(FacetName, z.array(z.string())),
	near: z.string().optional(),
	q: z.string().optional(),
	sort: CollegeSort.optional(),
	first: ListFirst.optional().describe("Whom the words prefer, where no sort of the list says it"),
	owners: z
		.record(z.string(), z.enum(OWNERSHIPS.map(({ slug }) => slug)))
		.optional()
		.describe(
			"By slug, who runs the colleges shown, where the government's come first and others follow; unknown owners are absent",
		),
	total: z.int(),
});
