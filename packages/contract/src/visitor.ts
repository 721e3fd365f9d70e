import * as z from "zod";
import { AGE_BANDS } from "./account.ts";

/**
 * The address of the visitor for whom one of our own programs asks. It is believed only beside BACKEND_KEY, and stands only
 * with what is one visitor's own: pages are the same for everyone.
 */
export const VISITOR_ADDRESS_HEADER = "x-visitor-address";

/**
 * The browser that the visitor uses, by the id of a cookie of the site's own: a code is tried only by the browser that asked for
 * it. Believed only beside BACKEND_KEY; anyone who asks without one shares what is sent and tried with all others without one.
 */
export const VISITOR_BROWSER_HEADER = "x-visitor-browser";

/** What such an id looks like: 128 bits of chance or more. */
export const BROWSER_ID = /^[\w-]{22,64}$/;

/**
 * For whom one of our own programs acts: believed only beside BACKEND_KEY, good for a minute. A JSON web token
 * of this issuer and audience, signed (HS256) with the HMAC-SHA256 of "uchit visitor-assertion" under BACKEND_KEY.
 */
export const VISITOR_ASSERTION_HEADER = "x-visitor-assertion";
export const ASSERTION_LIFE_SECONDS = 60;
export const TOKEN_ISSUER = "uchit";
export const ASSERTION_AUDIENCE = "visitor-assertion";

export const Assertion = z.object({
	sub: z.uuid().describe("The visitor's id"),
	sid: z.guid().describe("The session's id"),
	ver: z.int().describe("The visitor's session version"),
	age: z.enum(AGE_BANDS),
	exp: z.int().describe("Seconds since 1970"),
});
export type Assertion = z.infer<typeof Assertion>;
