import { availableParallelism } from "node:os";
import { networkOf } from "@uchit/contract/network.ts";
import type { FastifyRequest } from "fastify";
import { createFairQueue, type FairQueue } from "#server/pages/queue.ts";
import { createTokenBuckets } from "#server/token-buckets.ts";
import { visitorAddress } from "#server/visitor-address.ts";
import type { Admission } from "./page-cache.ts";

export class OverLimit extends Error {
	override name = "OverLimit";
	retryAfterSeconds: number;
	constructor(message: string, retryAfterSeconds: number) {
		super(message);
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

export type PageLimit = {
	queue: FairQueue;
	/** Returns the queue line of a request: the visitor's network. */
	whose: (request: FastifyRequest) => string;
	/** Counts a page that has to be rendered, or a form. @throws OverLimit */
	admit: (request: FastifyRequest) => void;
	requesterOf: (request: FastifyRequest, address: string) => Admission;
};

/** Render threads: one processor is left to the loop that answers visitors. */
export const RENDER_THREADS = Math.max(1, availableParallelism() - 1);
/**
 * Simultaneous renders, each waiting for the backend or taking some 10 ms of its thread: enough that no thread is ever
 * idle. With 32 each, the processor is shared so evenly that all are late: 250 at once are done after 4.0 s instead of
 * 3.0. The last in the queue waits about 10 s.
 */
const RENDERS = { atOnce: 8 * RENDER_THREADS, waiting: 256 };
/**
 * Renders of one visitor: just enough to keep the processor busy while the backend answers, with room for others in
 * between. 200 waiting is a school class that presses a button together.
 */
const RENDERS_PER_VISITOR = { atOnce: 4, waiting: 200 };
const LINE_SECONDS = 5;

/**
 * Limits the pages made for one address: `perMinute`, of which a minute's worth at once; 0 for no limit. Cached pages
 * do not count. A page's data costs a third of it, suggestions a tenth, like their real cost; prefetches leave half of
 * the minute for pages that the visitor opens.
 */
export function createPageLimit({ perMinute, now }: { perMinute: number; now: () => number }): PageLimit {
	const buckets = perMinute === 0 ? undefined : createTokenBuckets({ perMinute, now });
	const queue = createFairQueue({ ...RENDERS, each: buckets === undefined ? RENDERS : RENDERS_PER_VISITOR });
	const whose = (request: FastifyRequest) => networkOf(visitorAddress(request) ?? "");

	function admit(request: FastifyRequest): void {
		const visitor = whose(request);
		if (!queue.hasRoomFor(visitor))
			throw new OverLimit(`${RENDERS_PER_VISITOR.waiting} pages of theirs wait`, LINE_SECONDS);
		const seconds = buckets?.take(visitor, costOf(request), isFetchedAhead(request) ? perMinute / 2 : 0);
		if (seconds !== undefined) throw new OverLimit(`more than ${perMinute} pages a minute`, seconds);
	}

	return {
		queue,
		whose,
		admit,
		requesterOf: (request, address) => ({
			admit: () => admit(request),
			join: () => queue.join({ whose: whose(request), what: address }),
		}),
	};
}

function costOf({ url }: FastifyRequest): number {
	const path = url.split("?")[0] ?? "";
	if (path.endsWith("/suggest")) return 0.1;
	return path.endsWith(".data") ? 1 / 3 : 1;
}

function isFetchedAhead({ headers }: FastifyRequest): boolean {
	return /\bprefetch\b/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""));
}
