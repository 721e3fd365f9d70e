import * as z from "zod";

export const WATCH_TAG = "watch";

export const WATCH_OUTCOMES = ["unchanged", "changed", "gone", "unreachable", "not-allowed"] as const;
export const SOURCE_CHANGE_KINDS = ["changed", "gone"] as const;
export const SOURCE_CHANGE_STATES = ["open", "acted-on", "nothing-to-do"] as const;
const WATCH_RHYTHMS = ["daily", "weekly", "monthly"] as const;
export type WatchRhythm = (typeof WATCH_RHYTHMS)[number];

/** The result of the last look at an address, and the day since when it differs from our copy. */
export const WatchedPage = z.object({
	address: z.string().describe("Address of a source's page or of an exam's official site, without fragment"),
	outcome: z.enum(WATCH_OUTCOMES),
	lookedAt: z.iso.datetime().describe("When we last checked it"),
	rhythm: z.enum(WATCH_RHYTHMS).describe("How often we check it now"),
	changedAt: z.iso
		.datetime()
		.optional()
		.describe("When the page changed or disappeared, if nobody has acted on that or dismissed it"),
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
