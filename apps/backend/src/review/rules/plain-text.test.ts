import fc from "fast-check";
import { expect, test } from "vitest";
import { toPlainText } from "./plain-text.ts";

test.each([
	["<b>Good</b> teachers", "Good teachers"],
	["I <3 it, rank < 500", "I <3 it, rank < 500"],
	["closed at rank<500", "closed at rank<500"],
	["if a<b then", "if a< b then"],
	["<scr<b></b>ipt>alert(1)</scr<i></i>ipt>", "alert(1)"],
	["<img src=x onerror=alert(1)", "< img src=x onerror=alert(1)"],
	["one\r\n\r\n\r\n\r\ntwo", "one\n\ntwo"],
	["paid\u202e sdrawkcab\u0007", "paid sdrawkcab"],
	["पढ़ाई अच्छी है, क्‍योंकि", "पढ़ाई अच्छी है, क्‍योंकि".normalize("NFC")],
])("%j is stored as %j", (typed, expected) => {
	expect(toPlainText(typed)).toBe(expected);
});

test("typed text never begins a tag, and a second pass changes nothing", () => {
	const piece = fc.oneof(fc.string(), fc.constantFrom("<", ">", "</", "<!--", "<a ", "<<b>", "\n", "\u0000", "script"));
	fc.assert(
		fc.property(fc.array(piece), (pieces) => {
			const once = toPlainText(pieces.join(""));
			expect(once).not.toMatch(/<[a-z/!?]/i);
			expect(toPlainText(once)).toBe(once);
		}),
	);
});
