import * as z from "zod";
import { LAKH } from "./amount.ts";

/**
 * Turns the digits of every script into 0 to 9: `१२३` and `１２３` are 123. All else stays. A script's digits follow each
 * other from a multiple of 16, those of Indian scripts from 6 more.
 */
export function latinDigits(text: string): string {
	return text.replace(/\p{Nd}/gu, (digit) => {
		const code = digit.charCodeAt(0);
		return digit.length > 1 ? digit : `${(code > 0x950 && code < 0xe00 ? code - 6 : code) % 16}`;
	});
}

/** `23 456` and `1 23 456`, with any space that a spreadsheet puts there; `45 12` may be two numbers. */
const SPACED = /^\d{1,3}(?:\s\d{2,3})*\s\d{3}(?:\.\d+)?$/;

/** "1.1 lakh", "45 thousand", "2 हज़ार". */
const COUNTED = /^(\d{1,4}(?:\.\d{1,5})?)\s?(lakhs?|lacs?|लाख|thousand|हज़ार|हजार)$/i;
const THOUSAND = 1_000;

/**
 * Turns a typed or pasted number into the digits and signs that programs read: any script's digits, full-width signs,
 * spaces between groups, invisible direction marks. The field's own parser decides whether it is a number.
 */
export function plainNumber(text: string): string {
	const plain = latinDigits(text)
		.replaceAll(/\p{Cf}/gu, "")
		.replaceAll("，", ",")
		.replaceAll("．", ".")
		.trim();
	const [, count, unit = ""] = COUNTED.exec(plain.normalize("NFC")) ?? [];
	if (count !== undefined) return `${Math.round(Number(count) * (/^(?:l|ला)/i.test(unit) ? LAKH : THOUSAND))}`;
	return SPACED.test(plain) ? plain.replaceAll(/\s/g, "") : plain;
}

export function plainDigits(text: string): string {
	return plainNumber(text).replaceAll(/[\s-]/g, "");
}

export function typedNumber<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((typed) => (typeof typed === "string" ? plainNumber(typed) : typed), schema);
}

export function typedDigits<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((typed) => (typeof typed === "string" ? plainDigits(typed) : typed), schema);
}

const SESSION = /^(\d{4})\s*[-–—/]\s*(?:\d{2})?(\d{2})$/;

/** The first year of a session as notices print it: `2026-27`, `2026–27`, `2026/27` and `2026-2027` are 2026. All else stays. */
export function firstYear(text: string): string {
	const plain = latinDigits(text).trim();
	const [, first, last] = SESSION.exec(plain) ?? [];
	return first !== undefined && (Number(first) + 1) % 100 === Number(last) ? first : plain;
}
