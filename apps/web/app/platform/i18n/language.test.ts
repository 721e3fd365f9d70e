import { expect, test } from "vitest";
import { addressIn, LANGUAGES, LOCALES, languageOf, withoutLanguage } from "./language.ts";

const ADDRESSES = [
	["/", "/hi"],
	["/colleges", "/hi/colleges"],
	["/colleges?page=2#top", "/hi/colleges?page=2#top"],
	["/?x=1", "/hi?x=1"],
	["/hindi", "/hi/hindi"],
] as const;

test.each(ADDRESSES)("%s is %s in Hindi, and back", (english, hindi) => {
	expect(addressIn("hi", english)).toBe(hindi);
	expect(addressIn("hi", hindi)).toBe(hindi);
	expect(addressIn("en", hindi)).toBe(english);
	expect(withoutLanguage(hindi)).toBe(english);
});

test("only the first segment hi makes an address Hindi", () => {
	expect(["/hi", "/hi/colleges", "/hindi", "/", "/colleges/hi"].map(languageOf)).toEqual([
		"hi",
		"hi",
		"en",
		"en",
		"en",
	]);
});

test.each(LANGUAGES)("figures are grouped the Indian way, in Latin digits (%s)", (language) => {
	expect(new Intl.NumberFormat(LOCALES[language]).format(1234567.5)).toBe("12,34,567.5");
});
