import { expect, test } from "vitest";
import { readTokens } from "#backend/search/question/tokens.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";

test.each([
	["round 2 me upgrade kaise hota hai", true],
	["seat upgradation in josaa", true],
	["free exit after round 1", true],
	["mcc round 2 me seat chhod di to security deposit wapas milega", true],
	["seat surrender neet round 1", true],
	["josaa counselling steps", false],
])("“%s” asks how to upgrade a seat: %s", (question, isOf) => {
	const text = readTokens(question).map((token) => token.text);
	expect(says("seat-upgrade")(text.join(" "))).toBe(isOf);
});
