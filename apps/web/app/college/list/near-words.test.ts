import { expect, test } from "vitest";
import { wordsOf } from "#app/platform/i18n/testing/words.ts";
import { nameOfNear } from "./near-words.ts";

const POINT = { latitude: 18.5, longitude: 73.9, of: "town" as const, sourceId: "s" };
const PUNE = { name: "Pune", state: { slug: "maharashtra", name: "Maharashtra" }, ...POINT };
const DELHI = { slug: "delhi", name: "Delhi" };

test.each([
	[{ asked: "poona", place: PUNE }, "Near Pune, Maharashtra", "Pune, Maharashtra के पास"],
	[
		{ asked: "110016", place: { pin: "110016", name: "Hauz Khas", state: DELHI, ...POINT } },
		"Near 110016 Hauz Khas, Delhi",
		"110016 Hauz Khas, Delhi के पास",
	],
	[
		{ asked: "110099", place: { pin: "110099", name: "Delhi", state: DELHI, ...POINT } },
		"Near 110099 Delhi",
		"110099 Delhi के पास",
	],
	[{ asked: "punne", place: undefined }, "Not found: “punne”", "नहीं मिला: “punne”"],
])("what %j was understood as is said in full", (near, english, hindi) => {
	expect([nameOfNear(wordsOf.en, near), nameOfNear(wordsOf.hi, near)]).toEqual([english, hindi]);
});

test("in Hindi a place is called by its Hindi name, where one is known", () => {
	const place = { ...PUNE, nameHi: "पुणे", state: { ...PUNE.state, nameHi: "महाराष्ट्र" } };
	expect(nameOfNear(wordsOf.hi, { asked: "पुणे", place }, "hi")).toBe("पुणे, महाराष्ट्र के पास");
	expect(nameOfNear(wordsOf.en, { asked: "पुणे", place }, "en")).toBe("Near Pune, Maharashtra");
});
