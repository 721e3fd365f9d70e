import * as z from "zod";
import { FEE_COVERS, FEE_QUOTAS, FEE_SEATS } from "./fee-kind.ts";
import { PageFee } from "./page-fee.ts";
import { Source } from "./source.ts";

export const FeeSeats = z.enum(FEE_SEATS);
export type FeeSeats = z.infer<typeof FeeSeats>;

export const Fee = z.object({
	authority: z.string().describe("Counselling body that published the row"),
	year: z.int().describe("First year of the school year: 2024 is 2024-25"),
	block: z.string().optional().describe("Years for which the state's fee committee set it: 2022-25"),
	institute: z.string().describe("The authority's code for the institute; a college may have several"),
	branch: z.string().describe("The authority's code for the programme"),
	programme: z.string().describe("As the authority prints it; the code if it prints no name"),
	quota: z.enum(FEE_QUOTAS).describe("The seats that it applies to"),
	seats: FeeSeats,
	amount: z.int().describe("Rupees a year"),
	covers: z.enum(FEE_COVERS).describe("All that the fee covers"),
	printed: z.string(),
	sourceId: z.string(),
});
export type Fee = z.infer<typeof Fee>;

/** All published fees of an institution: newest year first, then regular seats, then the cheaper, then by programme. */
export const Fees = z.object({
	items: z.array(Fee),
	pages: z
		.array(PageFee)
		.describe("Fees that single pages print: the institution's own pages first, then newest first"),
	sources: z.array(Source),
});
export type Fees = z.infer<typeof Fees>;

/** The newest fees of an institution in one line: those of regular seats if there are any. */
export const FeeSummary = z.object({
	year: z.int(),
	quota: z.enum(FEE_QUOTAS),
	covers: z.enum(FEE_COVERS),
	least: z.int().describe("Rupees a year"),
	most: z.int().describe("Rupees a year; equal to `least` if every programme costs the same"),
	programmes: z.int(),
	sourceId: z.string(),
});
export type FeeSummary = z.infer<typeof FeeSummary>;
