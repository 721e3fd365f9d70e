import * as z from "zod";
import { CollegeSort } from "./college.ts";
import { FacetName } from "./facet.ts";

/**
 * Who stands first: by their owner, by their name, by what their name says they are or teach, by a published fee (within the budget, or the lowest),
 * by their age where no council counts the seats, or by the guide of the exam that is meant.
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

/** The list that a question means, as `/v1/colleges` is asked for it. */
export const AskList = z.object({
	facets: z.partialRecord(FacetName, z.array(z.string())),
	near: z.string().optional(),
	q: z.string().optional(),
	sort: CollegeSort.optional(),
	first: ListFirst.optional().describe("Whom the words prefer, where no sort of the list says it"),
	total: z.int(),
});
