import * as z from "zod";
import { plainDigits, plainNumber } from "./typed-number.ts";

/** A number that somebody typed into a query, in whatever digits. */
export function typedNumber<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((typed) => (typeof typed === "string" ? plainNumber(typed) : typed), schema);
}

/** A code of digits that somebody typed or pasted. */
export function typedDigits<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((typed) => (typeof typed === "string" ? plainDigits(typed) : typed), schema);
}
