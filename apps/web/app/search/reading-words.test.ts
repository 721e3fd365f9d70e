import type { ReadingChip } from "@uchit/contract/answer.ts";
import { expect, test } from "vitest";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { readingWords } from "./reading-words.ts";

const t = await translateFor("en");

function chipOf(
	kind: ReadingChip["kind"],
	value: string,
	more: Partial<ReadingChip> = {},
	language: Language = "en",
): string {
	return readingWords(t, language, { id: value, kind, value, label: "as read", words: value, others: [], ...more });
}

test("the chip of open seats reads General, another category as its letters", () => {
	expect([chipOf("seat-category", "open"), chipOf("seat-category", "obc-ncl")]).toEqual(["General", "OBC-NCL"]);
});

test("a budget is between two amounts, or has one end", () => {
	expect([chipOf("budget", "100000-200000"), chipOf("budget", "-200000"), chipOf("budget", "100000-")]).toEqual([
		"₹1,00,000 to ₹2,00,000",
		"up to ₹2,00,000",
		"from ₹1,00,000",
	]);
});

test("a district has its state, in Hindi by their Hindi names where they are known", () => {
	const pune = { label: "Pune", labelHi: "पुणे", within: "Maharashtra", withinHi: "महाराष्ट्र" };
	expect([chipOf("district", "pune", pune), chipOf("district", "pune", pune, "hi")]).toEqual([
		"Pune, Maharashtra",
		"पुणे, महाराष्ट्र",
	]);
});

test("a value that the catalogue does not name keeps the words that were read", () => {
	expect([chipOf("degree", "no-such"), chipOf("intent", "no-such")]).toEqual(["as read", "no-such"]);
});
