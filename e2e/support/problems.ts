import { setTimeout as sleep } from "node:timers/promises";
import type { APIRequestContext, BrowserContext, Response } from "@playwright/test";
import { isNotYet } from "./not-yet.ts";

export type Problems = {
	expect: (pattern: RegExp) => void;
	unexpected: () => string[];
	expectWithdrawnPictures: (request: APIRequestContext) => Promise<void>;
};

/** Leaving a page aborts its requests, which is no failure. */
const ENDED_BY_LEAVING = "net::ERR_ABORTED";

/** The console repeats a failed request, with the address it was for. */
const FAILED_TO_LOAD = /^Failed to load resource/;

/** Seconds that a cached page may still name a withdrawn picture. */
const WITHDRAWAL_SECONDS = 10;
/** A picture's id, in its own address or in that of a size made of it (`/_next/image?url=%2Fassets%2F…`). */
const PICTURE = /(?:\/|%2F)assets(?:\/|%2F)([\w-]+)/;

/** Collects console errors (including CSP violations), uncaught errors and failed requests. */
export function watchProblems(context: BrowserContext): Problems {
	const seen: string[] = [];
	const expected: RegExp[] = [];
	const refusedPictures = new Map<string, string>();
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
		const [, picture] = PICTURE.exec(response.url()) ?? [];
		if (response.status() === 403 && picture !== undefined)
			refusedPictures.set(picture, response.request().headers().referer ?? "");
		if (response.status() >= 400)
			seen.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
	});
	return {
		expect: (pattern) => expected.push(pattern),
		unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
		expectWithdrawnPictures: async (request) => {
			for (const [picture, page] of refusedPictures) {
				if (await isWithdrawn(request, page, picture)) expected.push(new RegExp(`${picture}(?![\\w-])`));
			}
		},
	};
}

async function isWithdrawn(request: APIRequestContext, page: string, picture: string): Promise<boolean> {
	for (let attempt = 0; attempt < WITHDRAWAL_SECONDS; attempt++) {
		const response = await request.get(page, { failOnStatusCode: false });
		if (response.ok() && !(await response.text()).includes(picture)) return true;
		await sleep(1000);
	}
	return false;
}

/** A busy site refuses to render pages for prefetch. */
function isRefusedAhead(response: Response): boolean {
	const { purpose, "sec-purpose": secPurpose = purpose } = response.request().headers();
	return response.status() === 503 && /prefetch/.test(secPurpose ?? "");
}

/** The router's data requests are prefetches: a missing page is no problem until it is opened. */
function isData(address: string): boolean {
	return /\.data(?:\?|$)/.test(address);
}
