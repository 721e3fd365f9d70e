import * as z from "zod";
import { AGE_BANDS } from "./account.ts";

/**
 * The address of the visitor for whom one of our own programs sends the request. It is trusted only with BACKEND_KEY,
 * and only sent with a visitor's own data: pages are the same for everyone.
 */
export const VISITOR_ADDRESS_HEADER = "x-visitor-address";

/**
 * The visitor's browser, by the id of a cookie of the site: a code is tried only by the browser that requested it.
 * Trusted only with BACKEND_KEY; requests without one share their limits for sending and trying codes.
 */
export const VISITOR_BROWSER_HEADER = "x-visitor-browser";

/** The format of such an id: 128 random bits or more. */
export const BROWSER_ID = /^[\w-]{22,64}$/;

/**
 * The visitor for whom one of our own programs acts: trusted only with BACKEND_KEY, valid for a minute. A JSON web
 * token of this issuer and audience, signed (HS256) with the HMAC-SHA256 of "uchit visitor-assertion" under
 * BACKEND_KEY.
 */
export const VISITOR_ASSERTION_HEADER = "x-visitor-assertion";
export const ASSERTION_LIFE_SECONDS = 60;
export const TOKEN_ISSUER = "uchit";
export const ASSERTION_AUDIENCE = "visitor-assertion";

export const Assertion = z.object({
	sub: z.uuid().describe("Id of the visitor"),
	sid: z.guid().describe("Id of the session"),
	ver: z.int().describe("Session version of the visitor"),
	age: z.enum(AGE_BANDS),
	exp: z.int().describe("Seconds since 1970"),
});
export type Assertion = z.infer<typeof Assertion>;
