import { expect, test } from "vitest";
import { readTokens } from "#backend/search/question/tokens.ts";
import { ruleOf } from "./rules.ts";

test.each([
	["nda exam eligibility for girls", "nda-girls"],
	["kya ladkiyan nda de sakti hai", "nda-girls"],
	["tamil nadu 7.5 quota kya hai", "tn-quota"],
	["nda exam date", undefined],
	["7.5 percent st reservation", undefined],
])("“%s” asks for the rule %s", (question, rule) => {
	expect(ruleOf({ tokens: readTokens(question) })).toBe(rule);
});
