import type { BrowserContext, Response } from "@playwright/test";
import { isNotYet } from "./not-yet.ts";

/** What went wrong in the browser without the test asking for it. */
export type Problems = {
	/** From now on a problem that matches is part of the test (the 404 of a page that must not be there). */
	expect: (pattern: RegExp) => void;
	/** The problems that no test expected, one line each. */
	unexpected: () => string[];
};

/** Leaving a page ends the requests that it had under way; that is no failure. */
const ENDED_BY_LEAVING = "net::ERR_ABORTED";

/** The console repeats a failed request, with the address it was for. */
const FAILED_TO_LOAD = /^Failed to load resource/;

/** Collects console errors (violations of the content security policy are among them), uncaught errors and failed requests. */
export function watchProblems(context: BrowserContext): Problems {
	const seen: string[] = [];
	const expected: RegExp[] = [];
	context.on("console", (message) => {
		const { url } = message.location();
		if (FAILED_TO_LOAD.test(message.text()) && isData(url) && (isNotYet(url) || / 503 /.test(message.text()))) return;
		if (message.type() === "error") seen.push(`console.error at ${url}: ${message.text()}`);
	});
	context.on("weberror", (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
	context.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText ?? "no reason given";
		if (reason !== ENDED_BY_LEAVING) seen.push(`request failed: ${request.method()} ${request.url()}: ${reason}`);
	});
	context.on("response", (response) => {
		if (isData(response.url()) && (isNotYet(response.url()) || isRefusedAhead(response))) return;
		if (response.status() >= 400)
			seen.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
	});
	return {
		expect: (pattern) => expected.push(pattern),
		unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
	};
}

/** A busy site makes no page that nobody has opened. */
function isRefusedAhead(response: Response): boolean {
	const { purpose, "sec-purpose": secPurpose = purpose } = response.request().headers();
	return response.status() === 503 && /prefetch/.test(secPurpose ?? "");
}

/** What the router fetches of a page whose link comes near: a page that is not there yet is no problem until it is opened. */
function isData(address: string): boolean {
	return /\.data(?:\?|$)/.test(address);
}
