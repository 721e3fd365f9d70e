import type { Csrf, SignedIn } from "#app/platform/request-context.ts";

/** For whom a page is made that is nobody else's. */
export type Requester = {
	visitor: () => Promise<SignedIn | undefined>;
	csrf: () => Csrf;
	browser: () => Browser;
	isSecure: () => boolean;
};

/** The id of the visitor's browser; `setCookie`, where there is one, goes out with the answer. */
export type Browser = { id: string; setCookie: string | undefined };
