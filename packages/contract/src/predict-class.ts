import * as z from "zod";
import { SeatPool } from "./cutoff-kind.ts";
import { SeatTypeOfList } from "./predict-rounds.ts";

export const ClassParams = z.object({ exam: z.string() });

/** The data that a device needs to predict for an exam offline: `GET /v1/predict/class/{exam}`. */
export const ClassData = z.object({
	exam: z.string(),
	authorities: z.array(z.string()).describe("Whose counsellings it holds, the exam's own first"),
	years: z.array(z.int()).describe("Of the exam's own counselling, oldest first; empty where the copy is undated"),
	options: z
		.int()
		.describe("Institute, programme, quota, seat type and pool: not seats, which no document counts here"),
	version: z.string().describe("Another one wherever the file is another"),
	bytes: z.int().describe("Of `/v1/predict/class/{exam}/options`, compressed by gzip"),
});
export type ClassData = z.infer<typeof ClassData>;

/** Indexes into the lists beside them, option by option; all arrays of a group have the same length. */
const Columns = z.object({
	college: z.array(z.int()),
	programme: z.array(z.int()),
	quota: z.array(z.int()),
	gender: z.array(z.int()),
	pool: z.array(SeatPool),
});

/**
 * `GET /v1/predict/class/{exam}/options`: everything that decides which options a rank got: the newest names, and the
 * closing figures of every year.
 */
export const ClassFile = z.object({
	exam: z.string(),
	states: z.array(z.object({ slug: z.string(), name: z.string() })),
	colleges: z.array(
		z.object({
			slug: z.string(),
			name: z.string(),
			city: z.string().optional(),
			state: z.int().optional().describe("Its place among `states`"),
			isForWomen: z.boolean(),
		}),
	),
	texts: z.array(z.string()).describe("Names of programmes, quotas and pools, as printed"),
	counsellings: z.array(
		z.object({
			exam: z.string(),
			authority: z.string(),
			years: z.array(z.int()).describe("Oldest first; empty where the copy is undated"),
			yearNote: z.string().optional(),
			quotas: z.array(z.object({ value: z.string(), pool: SeatPool, isRegional: z.boolean() })),
			groups: z.array(
				SeatTypeOfList.extend({
					seats: Columns,
					closings: z
						.array(z.array(z.number().nullable()))
						.describe("Year by year (one for an undated copy), option by option; null where the year has no figure"),
				}),
			),
		}),
	),
});
export type ClassFile = z.infer<typeof ClassFile>;
