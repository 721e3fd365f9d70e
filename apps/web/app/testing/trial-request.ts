import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";

export type TrialRequest = RequestContext & { errors: unknown[]; quiet: string[] };

export const TRIAL_KEY = "a key of 16 letters";

export const TRIAL_VISITOR: SignedIn = {
	id: "8d3f3a1c-6f0f-4a6e-9f0b-0a6f0b0f8f11",
	name: "Asha",
	language: "en",
	ageBand: "18-or-over",
	assertion: "signed",
};

/** The backend and the content system are both at this address; records what it is sent. */
export function trialRequest(url: string, given: Partial<RequestContext> = {}): TrialRequest {
	const errors: unknown[] = [];
	const quiet: string[] = [];
	return {
		language: "en",
		backend: { url, key: TRIAL_KEY },
		contentUrl: url,
		apiUrl: url,
		changes: 0,
		siteName: "Uchit",
		drawCard: async () => {
			throw new Error("Nothing is drawn here");
		},
		contact: { address: undefined, phones: [], social: [], grievance: undefined },
		signIn: { oidc: undefined, otpScript: undefined, pollSeconds: 0, pollsOffline: false },
		analytics: undefined,
		allowOrigin: () => undefined,
		isSecure: () => false,
		visitor: async () => undefined,
		csrf: () => ({ token: "token", setCookie: undefined }),
		browser: () => "a-browser-of-these-tests",
		displayRating: false,
		cacheTags: new Set(),
		limitFreshness: () => undefined,
		noteShort: () => undefined,
		signal: new AbortController().signal,
		takeHtml: () => undefined,
		scriptNonce: "mark",
		reportError: (error) => errors.push(error),
		reportQuietly: (what) => quiet.push(what),
		errors,
		quiet,
		...given,
	};
}

export async function startServer(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server has no port.");
	return `http://127.0.0.1:${address.port}`;
}
