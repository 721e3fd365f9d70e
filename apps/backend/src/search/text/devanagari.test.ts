import { expect, test } from "vitest";
import { toDevanagariWords, toLatin } from "./devanagari.ts";
import { toSound } from "./sound.ts";

const latinOf = (text: string) => toDevanagariWords(text).map((word) => toLatin(word).latin);

test.each([
	["आईआईटी", ["iit"]],
	["एनआईटी", ["nit"]],
	["एक्सएलआरआई", ["xlri"]],
	["केजीएमयू", ["kgmu"]],
	["ट्रिपल आईटी", ["iiit"]],
])("%s is spelt as the letters %j, one by one", (text, letters) => {
	expect(latinOf(text)).toEqual(letters);
});

test.each([
	["दिल्ली विश्वविद्यालय", ["delhi", "university"]],
	["राष्ट्रीय विधि महाविद्यालय", ["national", "law", "college"]],
])("%s is the English %j in names", (text, words) => {
	expect(latinOf(text)).toEqual(words);
});

test.each([
	["खड़गपुर", "kharagpur"],
	["बॉम्बे", "bombay"],
	["कुरुक्षेत्र", "kurukshetra"],
	["चंडीगढ़", "chandigarh"],
	["लखनऊ", "lucknow"],
	["वनस्थली", "banasthali"],
	["मिरांडा", "miranda"],
	["एमिटी", "amity"],
])("%s sounds like %s", (hindi, latin) => {
	expect(toSound(latinOf(hindi)[0] ?? "")).toBe(toSound(latin));
});

test("a single-character sign and its composed form are the same", () => {
	expect(latinOf("\u0921\u093c")).toEqual(latinOf("\u095c"));
});
