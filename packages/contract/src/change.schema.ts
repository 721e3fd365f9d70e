import * as z from "zod";

/** One event of `GET /v1/changes` (server-sent events). The tag `*` means: anything may have changed. */
export const Change = z.object({ tags: z.array(z.string()) });
export type Change = z.infer<typeof Change>;
