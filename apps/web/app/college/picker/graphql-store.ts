import { QueryClient } from "@tanstack/react-query";
import { QueryError, ServerError } from "./graphql-client.ts";

/** The numbers of spec 9. */
const CACHE_LIFETIME_MS = 5 * 60_000;
const MOST_RETRIES = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Keeps what the browser has asked for: cache-first for five minutes, one request for all who ask the same at once. It brings
 * its library with it, so it is imported only by what is itself loaded when it is used.
 */
export function createGraphqlStore(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: CACHE_LIFETIME_MS,
				gcTime: CACHE_LIFETIME_MS,
				retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
				retryDelay: waitBeforeRetry,
				refetchOnWindowFocus: false,
			},
		},
	});
}

/** How long to wait after so many failures before the first (0), second (1) … retry. */
export function waitBeforeRetry(failures: number): number {
	return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
}

/** What the service refuses it refuses again; that it was asked too often passes. */
function mayPass(error: Error): boolean {
	if (error instanceof QueryError) return false;
	return !(error instanceof ServerError) || error.statusCode >= 500 || error.statusCode === 429;
}
