import * as z from "zod";

/** The tag of what tells when addresses were last looked at. */
export const WATCH_TAG = "watch";

export const WATCH_OUTCOMES = ["unchanged", "changed", "gone", "unreachable", "not-allowed"] as const;
export const SOURCE_CHANGE_KINDS = ["changed", "gone"] as const;
export const SOURCE_CHANGE_STATES = ["open", "acted-on", "nothing-to-do"] as const;
const WATCH_RHYTHMS = ["daily", "weekly", "monthly"] as const;
export type WatchRhythm = (typeof WATCH_RHYTHMS)[number];

/** What became of the last look at an address, and since when it says something else than what we read. */
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

/** The page that an address of a source leads to: what stands behind `#` is a place within it. Undefined where it is none of the web. */
export function watchedAddress(address: string | undefined): string | undefined {
	if (address === undefined || !/^https?:\/\//i.test(address)) return undefined;
	const url = URL.parse(address);
	if (url === null) return undefined;
	url.hash = "";
	return url.href;
}

/** What stood at an address when it was last read. */
export type PageContent = {
	/** Of a document that is no text it is empty. */
	text: string;
	bytes: number;
	/** SHA-256 of its whole text, or of its bytes where it has none. */
	digest: string;
	documents: readonly { address: string; bytes?: number }[];
};
