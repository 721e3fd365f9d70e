import * as z from "zod";
import { CORRECTION_KINDS } from "./correction.ts";
import { Source } from "./source.ts";

export const Correction = z.object({
	college: z.object({ slug: z.string(), name: z.string() }),
	field: z
		.enum(CORRECTION_KINDS)
		.describe("The corrected field. `merge`: another institution, `was`, was merged into this one"),
	about: z.string().describe("Which fact of this field: `B.Tech · 2024`; empty if an institution has only one"),
	was: z.string().describe("The value before; empty if there was none"),
	value: z.string().describe("The value now; empty if the fact was removed"),
	isUndone: z.boolean().describe("Whether editors undid the correction: the source's value is back"),
	correctedAt: z.iso.datetime(),
	source: Source,
});
export type Correction = z.infer<typeof Correction>;

export const Corrections = z.object({
	total: z.int().describe("Number of corrections; the answer has the newest"),
	items: z.array(Correction),
});
export type Corrections = z.infer<typeof Corrections>;
