import type { Csrf, SignedIn } from "#app/platform/request-context.ts";

export type Requester = {
	visitor: () => Promise<SignedIn | undefined>;
	csrf: () => Csrf;
	browser: () => Browser;
	isSecure: () => boolean;
};

/** The id of the visitor's browser; `setCookie`, if any, is sent with the answer. */
export type Browser = { id: string; setCookie: string | undefined };
