import * as z from "zod";

/** The PostgreSQL channel on which a writer tells which tags changed; the payload is a `Change` as JSON. */
export const CHANGES_CHANNEL = "uchit_changes";

/** Replies name the tags they depend on in this header, separated by spaces: `college:C-6377 colleges`. */
export const CACHE_TAG_HEADER = "cache-tag";

export const EXAMS_TAG = "content:exams";
export const COUNTRIES_TAG = "content:countries";
/** The tag of `/v1/data` alone, whose counts are renewed after every change. */
export const DATA_TAG = "data";

/** One event of `GET /v1/changes` (server-sent events). The tag `*` means: anything may have changed. */
export const Change = z.object({ tags: z.array(z.string()) });
export type Change = z.infer<typeof Change>;
