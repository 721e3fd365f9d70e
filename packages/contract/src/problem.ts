import * as z from "zod";

/** RFC 9457: every error reply of `/v1` (`application/problem+json`). */
export const Problem = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string().optional(),
	errors: z.array(z.object({ field: z.string(), reason: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
