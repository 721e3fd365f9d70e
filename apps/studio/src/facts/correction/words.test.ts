import { expect, test } from "vitest";
import { findFieldByName, inWords, readAddress } from "./words.ts";

test.each([
	["https://uchit.example/college/iit-madras/report?fact=Rank%20overall%202025", "iit-madras", "rank"],
	["/hi/college/iit-madras/report?fact=%E0%A5%9E%E0%A5%80%E0%A4%B8", "iit-madras", "fee"],
	["https://uchit.example/college/iit-madras/cutoffs?year=2025", "iit-madras", "closing-rank"],
] as const)("the address %s is about a fact", (address, slug, field) => {
	const read = readAddress(address);
	expect(read?.slug).toBe(slug);
	expect(findFieldByName((read?.fact ?? "").normalize("NFC"))).toBe(field);
});

test("an address outside the college pages names no college", () => {
	expect(readAddress("https://uchit.example/exams/cat")).toBeUndefined();
	expect(findFieldByName("something else")).toBeUndefined();
});

test("values are shown as people write them in India", () => {
	expect([inWords("fee", "₹ 1,25,000"), inWords("fee", "many")]).toEqual(["₹1,25,000", "many"]);
	expect([inWords("fee", "125000"), inWords("category", "13"), inWords("phone", "")]).toEqual([
		"₹1,25,000",
		"Architecture",
		"nothing",
	]);
});
