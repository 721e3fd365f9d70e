import type { RequestContext } from "#app/platform/request-context.ts";

/** The total time for all optional data of a page, in ms. */
const LIMIT_MS = 4_000;
/** How long a page without some optional data is cached, in ms: recovery is not announced. */
const FRESH_MS = 5_000;

/**
 * For pages that work without facts. `load` resolves with undefined if the backend is away, failing or slow; then `isShort` is true and
 * the page is cached briefly. Throws for a broken contract.
 */
export function createOptional(request: RequestContext, limitMs = LIMIT_MS) {
	const time = AbortSignal.timeout(limitMs);
	const limited: RequestContext = {
		...request,
		signal: AbortSignal.any([request.signal, time]),
		reportError: (error) => {
			// Logs only the first failure of a page.
			if (!optional.isShort) request.reportQuietly("a page goes without its facts", error);
		},
	};
	const isOver = new Promise<undefined>((resolve) => time.addEventListener("abort", () => resolve(undefined)));
	const optional = {
		isShort: false,
		async load<Value>(ask: (request: RequestContext) => Promise<Value>): Promise<Value | undefined> {
			// Work that several requests share must not end with this one's limit.
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
