import * as z from "zod";
import { CORRECTION_KINDS } from "./correction.ts";
import { Source } from "./source.ts";

export const Correction = z.object({
	college: z.object({ slug: z.string(), name: z.string() }),
	field: z.enum(CORRECTION_KINDS).describe("`merge`: another institution, `was`, is this one"),
	about: z.string().describe("Which fact of its kind: `B.Tech · 2024`; empty where an institution has one alone"),
	was: z.string().describe("What stood here before; empty where nothing did"),
	value: z.string().describe("What it is; empty where the fact was taken off the site"),
	isUndone: z.boolean().describe("Editors took the correction back: what the source says stands again"),
	correctedAt: z.iso.datetime(),
	source: Source,
});
export type Correction = z.infer<typeof Correction>;

export const Corrections = z.object({
	total: z.int().describe("How many there are; the newest are given"),
	items: z.array(Correction),
});
export type Corrections = z.infer<typeof Corrections>;
