import { availableParallelism } from "node:os";
import { networkOf } from "@uchit/contract/network.ts";
import type { FastifyRequest } from "fastify";
import { createFairQueue, type FairQueue } from "#server/pages/queue.ts";
import { createTokenBuckets } from "#server/token-buckets.ts";
import { visitorAddress } from "#server/visitor-address.ts";
import type { Admission } from "./page-cache.ts";

/** One address asks for more new pages than one may. */
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
	/** Who asks for the page of an address that may be kept. */
	askerOf: (request: FastifyRequest, address: string) => Admission;
};

/** Threads that render: one processor is left to the loop that answers visitors. */
export const RENDER_THREADS = Math.max(1, availableParallelism() - 1);
/**
 * Renders that may run, each waiting for the backend or taking some 10 ms of its thread: enough that a thread is never idle. With 32 each,
 * the processor is shared so evenly that all are late: 250 at once are done after 4.0 s instead of 3.0. The last in the line waits about 10 s.
 */
const RENDERS = { atOnce: 8 * RENDER_THREADS, waiting: 256 };
/**
 * Renders of one visitor: just enough to keep the processor busy while the backend answers, which leaves room for
 * others in between. 200 waiting is a school class that presses a button together.
 */
const OF_ONE = { atOnce: 4, waiting: 200 };
const LINE_SECONDS = 5;

/**
 * What one address may have made: `perMinute` pages, a minute's worth of them at once; 0 for any number. What is kept is shown
 * without asking here. Data of a page costs a third of it, suggestions a tenth, as they do; what a browser fetches ahead leaves half
 * of the minute to what its visitor opens.
 */
export function createPageLimit({ perMinute, now }: { perMinute: number; now: () => number }): PageLimit {
	const buckets = perMinute === 0 ? undefined : createTokenBuckets({ perMinute, now });
	const queue = createFairQueue({ ...RENDERS, each: buckets === undefined ? RENDERS : OF_ONE });
	const whose = (request: FastifyRequest) => networkOf(visitorAddress(request) ?? "");

	function admit(request: FastifyRequest): void {
		const visitor = whose(request);
		if (!queue.hasRoomFor(visitor)) throw new OverLimit(`${OF_ONE.waiting} pages of theirs wait`, LINE_SECONDS);
		const seconds = buckets?.take(visitor, costOf(request), isFetchedAhead(request) ? perMinute / 2 : 0);
		if (seconds !== undefined) throw new OverLimit(`more than ${perMinute} pages a minute`, seconds);
	}

	return {
		queue,
		whose,
		admit,
		askerOf: (request, address) => ({
			admit: () => admit(request),
			join: () => queue.join({ whose: whose(request), what: address }),
		}),
	};
}

/** In pages. */
function costOf({ url }: FastifyRequest): number {
	const path = url.split("?")[0] ?? "";
	if (path.endsWith("/suggest")) return 0.1;
	return path.endsWith(".data") ? 1 / 3 : 1;
}

function isFetchedAhead({ headers }: FastifyRequest): boolean {
	return /\bprefetch\b/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""));
}
