import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanContact, cleanLine, cleanText } from "./typed-text.ts";

test.each([
	["\u200b", ""],
	["\u3164\ufeff \u2060", ""],
	["Asha\u202e oaR\u202c", "Asha oaR"],
	["\u2067Asha\u2069 \u200eRao\u200f", "Asha Rao"],
	["As\u00adha\u0000\u0007 \t Rao\u0085", "Asha Rao"],
	["A\u200dsha\u200c 2\u200d", "Asha 2"],
	["Asha\ud800", "Asha"],
	["  Asha\u00a0\u3000Rao\r\n", "Asha Rao"],
	["क्\u200dया शर्\u200dमा", "क्\u200dया शर्\u200dमा"],
	["می\u200cخواهم", "می\u200cخواهم"],
	["👩\u200d🎓 ❤\ufe0f", "👩\u200d🎓 ❤\ufe0f"],
	["e\u0301", "é"],
])("the line %j is cleaned to %j", (typed, taken) => expect(cleanLine(typed)).toBe(taken));

test("a text keeps its lines", () => expect(cleanText(" one\r\n\u202etwo\u2028three\u0000 ")).toBe("one\ntwo\nthree"));

test.each(["tel:+919876500001", "TEL: +919876500001", "\u202a+919876500001\u202c"])(
	"the contact %j is +919876500001",
	(typed) => expect(cleanContact(typed)).toBe("+919876500001"),
);

test("a second cleaning changes nothing, and PostgreSQL can store any cleaned text", () => {
	const units = fc.uint16Array({ maxLength: 20 }).map((codes) => String.fromCharCode(...codes));
	const piece = fc.oneof(units, fc.constantFrom("\u200d", "क", "्", "\u202e", "\r", "\n", " "));
	fc.assert(
		fc.property(fc.array(piece), fc.constantFrom(cleanLine, cleanText, cleanContact), (pieces, clean) => {
			const once = clean(pieces.join(""));
			expect(clean(once)).toBe(once);
			expect(once.isWellFormed() && !once.includes("\0")).toBe(true);
		}),
	);
});
