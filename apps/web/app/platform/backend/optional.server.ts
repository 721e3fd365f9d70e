import type { RequestContext } from "#app/platform/request-context.ts";

/** All that a page can go without may take this long together: its text is ready before. */
const LIMIT_MS = 4_000;
/** A page without some of it is made again this soon: a backend that was only slow publishes no change when it recovers. */
const FRESH_MS = 5_000;

/**
 * For pages whose text needs no facts. `load` resolves with undefined where the backend is away, failing or slow; then `isShort` is
 * true, and the page is made again soon. An answer that breaks the contract is thrown as ever.
 */
export function createOptional(request: RequestContext, limitMs = LIMIT_MS) {
	const time = AbortSignal.timeout(limitMs);
	const limited: RequestContext = {
		...request,
		signal: AbortSignal.any([request.signal, time]),
		reportError: (error) => {
			// The first says it for the others.
			if (!optional.isShort) request.reportQuietly("a page goes without its facts", error);
		},
	};
	const isOver = new Promise<undefined>((resolve) => time.addEventListener("abort", () => resolve(undefined)));
	const optional = {
		isShort: false,
		async load<Value>(ask: (request: RequestContext) => Promise<Value>): Promise<Value | undefined> {
			// What several requests wait for does not end with this one's time.
			const asking = time.aborted ? undefined : ask(limited).then((value) => ({ value }));
			const found = await Promise.race([asking, isOver]).catch((error: unknown) => {
				if (Object(error).init?.status !== 503) throw error;
				return undefined;
			});
			if (found !== undefined) return found.value;
			optional.isShort = true;
			request.limitFreshness(FRESH_MS);
			request.noteShort();
			return undefined;
		},
	};
	return optional;
}
