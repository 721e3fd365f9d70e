import * as z from "zod";
import {
	AMOUNT_PERIODS,
	FINDER_SLUG,
	FURTHER_RULES,
	PROVIDER_KINDS,
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_GROUPS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
} from "./scholarship.ts";
import { typedLine } from "./typed.ts";

const count = z.int().min(1).max(2_000_000_000);
const text = (most: number) => typedLine().min(1).max(most);
const address = z.url({ protocol: /^https?$/ }).max(2_000);
const day = z.iso.date();

/**
 * One scholarship of a file that an editor brings in, a key for each column. Absent is not published; an empty list of genders, groups,
 * states or streams is "any". Amounts in rupees. Each names the document that says so and the day on which it was read.
 */
export const ImportedScholarship = z
	.strictObject({
		slug: z
			.string()
			.max(120)
			.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
			.refine((slug) => slug !== FINDER_SLUG, "is the address of the finder"),
		name: text(200),
		provider: text(200).optional(),
		provider_kind: z.enum(PROVIDER_KINDS).optional(),
		site: address.optional(),
		awards: count.optional(),
		amount_least_inr: count.optional(),
		amount_most_inr: count.optional(),
		is_of_fees: z.boolean().default(false),
		per: z.enum(AMOUNT_PERIODS).optional(),
		levels: z.array(z.enum(SCHOLARSHIP_LEVELS)).min(1).optional(),
		genders: z.array(z.enum(SCHOLARSHIP_GENDERS)).optional(),
		groups: z.array(z.enum(SCHOLARSHIP_GROUPS)).optional(),
		income_inr: count.optional(),
		states: z.array(text(60)).max(40).optional().describe("Slugs, or names as the site has them"),
		cities: z.array(text(60)).max(40).default([]),
		streams: z.array(z.enum(SCHOLARSHIP_STREAMS)).optional(),
		further: z.array(z.enum(FURTHER_RULES)).default([]),
		last_date: day.optional(),
		source_publisher: text(200),
		source_document: text(300),
		source_address: address,
		source_read_on: day,
	})
	.refine(({ amount_least_inr: least, amount_most_inr: most }) => (least ?? 0) <= (most ?? Number.POSITIVE_INFINITY), {
		path: ["amount_most_inr"],
		error: "is less than the least amount",
	});
export type ImportedScholarship = z.infer<typeof ImportedScholarship>;
