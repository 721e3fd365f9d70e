import * as z from "zod";

export const WATCH_TAG = "watch";

export const WATCH_OUTCOMES = ["unchanged", "changed", "gone", "unreachable", "not-allowed"] as const;
export const SOURCE_CHANGE_KINDS = ["changed", "gone"] as const;
export const SOURCE_CHANGE_STATES = ["open", "acted-on", "nothing-to-do"] as const;
const WATCH_RHYTHMS = ["daily", "weekly", "monthly"] as const;
export type WatchRhythm = (typeof WATCH_RHYTHMS)[number];

/** The result of the last look at an address, and the day since when it differs from our copy. */
export const WatchedPage = z.object({
	address: z.string().describe("Of one or more sources, or an exam's official site; without its fragment"),
	outcome: z.enum(WATCH_OUTCOMES),
	lookedAt: z.iso.datetime().describe("When it was last looked at"),
	rhythm: z.enum(WATCH_RHYTHMS).describe("How often it is looked at now"),
	changedAt: z.iso
		.datetime()
		.optional()
		.describe("Since when it is changed or gone, where nobody has acted on that or found that there is nothing to do"),
});
export type WatchedPage = z.infer<typeof WatchedPage>;

export const WatchState = z.object({ pages: z.array(WatchedPage) });
export type WatchState = z.infer<typeof WatchState>;

export function watchedAddress(address: string | undefined): string | undefined {
	if (address === undefined || !/^https?:\/\//i.test(address)) return undefined;
	const url = URL.parse(address);
	if (url === null) return undefined;
	url.hash = "";
	return url.href;
}

export type PageContent = {
	/** Empty for a document without text. */
	text: string;
	bytes: number;
	/** SHA-256 of its whole text, or of its bytes if it has none. */
	digest: string;
	documents: readonly { address: string; bytes?: number }[];
};
