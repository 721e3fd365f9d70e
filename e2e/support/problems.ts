import { setTimeout as sleep } from "node:timers/promises";
import type { APIRequestContext, BrowserContext, Response } from "@playwright/test";
import { isNotYet } from "./not-yet.ts";

/** Problems in the browser that the test did not cause on purpose. */
export type Problems = {
	/** Makes a problem that matches part of the test from now on (the 404 of a page that must not be there). */
	expect: (pattern: RegExp) => void;
	/** The problems that no test expected, one line each. */
	unexpected: () => string[];
	/** Expects the pictures that another test withdrew while a page with them loaded: the page no longer names them. */
	expectWithdrawnPictures: (request: APIRequestContext) => Promise<void>;
};

/** Leaving a page ends the requests that it had under way; that is no failure. */
const ENDED_BY_LEAVING = "net::ERR_ABORTED";

/** The console repeats a failed request, with the address it was for. */
const FAILED_TO_LOAD = /^Failed to load resource/;

/** How long a kept page may still name a picture after it is withdrawn. */
const WITHDRAWAL_SECONDS = 10;
/** A picture's id, in its own address or in that of a size made of it (`/_next/image?url=%2Fassets%2F…`). */
const PICTURE = /(?:\/|%2F)assets(?:\/|%2F)([\w-]+)/;

/** Collects console errors (violations of the content security policy are among them), uncaught errors and failed requests. */
export function watchProblems(context: BrowserContext): Problems {
	const seen: string[] = [];
	const expected: RegExp[] = [];
	/** Refused pictures, each with the page that asked for it. */
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

/** A busy site makes no page that nobody has opened. */
function isRefusedAhead(response: Response): boolean {
	const { purpose, "sec-purpose": secPurpose = purpose } = response.request().headers();
	return response.status() === 503 && /prefetch/.test(secPurpose ?? "");
}

/** Recognises the router's requests for a page whose link comes near: a page that is not there yet is no problem until it is opened. */
function isData(address: string): boolean {
	return /\.data(?:\?|$)/.test(address);
}
