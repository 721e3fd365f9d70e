import * as z from "zod";
import { CONFLICT_CODES, PROBLEM_CODES } from "./problem.ts";

/** One value that was not taken. */
export const FieldProblem = z.object({
	field: z.string(),
	reason: z.string().describe("One sentence of English"),
	code: z
		.enum(PROBLEM_CODES)
		// A page that is older than the service does not know its newest codes.
		.catch("invalid")
		.describe("What is wrong, for whoever says it in other words"),
	values: z
		.record(z.string(), z.union([z.string(), z.number()]))
		.optional()
		.describe(
			"What the words of the code need: `given`, the `authority` that prints the list, the `most` and `least` there may be",
		),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457: every error reply of `/v1` (`application/problem+json`). */
export const Problem = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string().optional(),
	code: z
		.enum(CONFLICT_CODES)
		.optional()
		// As of the fields' codes: a page may be older.
		.catch(undefined)
		.describe("Of a 409: what stands against it, for whoever says it in other words"),
	errors: z.array(FieldProblem).optional(),
});
export type Problem = z.infer<typeof Problem>;
