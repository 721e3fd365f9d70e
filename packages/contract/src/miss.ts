import * as z from "zod";

export const MISS_KINDS = ["search", "address"] as const;

export const MAX_MISS_CHARACTERS = 100;
export const MAX_MISSES_AT_ONCE = 500;
/** Misses below this count are never shown: they may be about one person. */
export const MIN_COUNT = 3;

const MissFields = { kind: z.enum(MISS_KINDS), words: z.string().min(1).max(MAX_MISS_CHARACTERS) };

export const NewMisses = z
	.array(z.object({ ...MissFields, count: z.int().min(1).max(100_000) }))
	.max(MAX_MISSES_AT_ONCE);
export type NewMisses = z.infer<typeof NewMisses>;

export const MissKey = z.object(MissFields);
export type MissKey = z.infer<typeof MissKey>;

/** `last`: the last day of the miss, in India. */
export const Miss = z.object({ ...MissFields, count: z.int(), last: z.iso.date() });
export type Miss = z.infer<typeof Miss>;

export const NO_ANSWER_TAG = "no-answer";

export const GAP_FIELDS = ["fee", "website", "closing-rank"] as const;

export const Gap = z.object({
	id: z.string(),
	slug: z.string(),
	name: z.string(),
	missing: z.array(z.enum(GAP_FIELDS)),
});
export type Gap = z.infer<typeof Gap>;
