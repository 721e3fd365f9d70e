import * as z from "zod";
import { AGE_BANDS } from "./account-options.ts";

/**
 * For whom one of our own programs acts: believed only beside BACKEND_KEY, signed with it (HMAC-SHA256), good for a minute.
 * `base64url(JSON) + "." + base64url(signature)`; what is signed is the first part as it stands.
 */
export const VISITOR_ASSERTION_HEADER = "x-visitor-assertion";
export const ASSERTION_LIFE_SECONDS = 60;

export const Assertion = z.object({
	sub: z.uuid().describe("The visitor's id"),
	sid: z.uuid().describe("The session's id"),
	ver: z.int().describe("The visitor's session version"),
	age: z.enum(AGE_BANDS),
	exp: z.int().describe("Seconds since 1970"),
});
export type Assertion = z.infer<typeof Assertion>;
