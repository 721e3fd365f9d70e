import { expect, test } from "vitest";
import { noticeIdentifying } from "./identifying.ts";

test.each([
	["Professor Sharma was rude to me, call 9812345678", ["phone-number", "named-person"]],
	["Call +91 98123 45678 or 0832-2490894.", ["phone-number"]],
	["मेरा नंबर ९८१२३४५६७८ है", ["phone-number"]],
	["Write to me at a.b@college.example.in", ["email-address"]],
	["Dr. R. Gupta and Verma sir teach well", ["named-person"]],
	["डॉ. वर्मा समय पर आते हैं", ["named-person"]],
])("what may identify a person is noticed in %j", (text, noticed) => {
	expect(noticeIdentifying(text)).toEqual(noticed);
});

test.each([
	"The professor of physics came late. Our sir explains twice.",
	"The fee is ₹1,25,000 in 2026-27, the rank was 98123, marks 95 80 75 90 85.",
	"प्रोफ़ेसर समय पर आते हैं, फ़ीस 1,25,000 है।",
	"Drinking water is clean, and Mrigal fish is sold @ 50.",
])("nothing is noticed in %j", (text) => {
	expect(noticeIdentifying(text)).toEqual([]);
});
