import * as z from "zod";
import { AGE_BANDS } from "./account.ts";

export const Assertion = z.object({
	sub: z.uuid().describe("The visitor's id"),
	sid: z.uuid().describe("The session's id"),
	ver: z.int().describe("The visitor's session version"),
	age: z.enum(AGE_BANDS),
	exp: z.int().describe("Seconds since 1970"),
});
export type Assertion = z.infer<typeof Assertion>;
