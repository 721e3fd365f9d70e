import { expect, test } from "vitest";
import { readTokens } from "#backend/search/question/tokens.ts";
import { findUnknownScheme } from "./schemes.ts";

test.each([
	["mukhyamantri kanya utthan yojana", ["mukhyamantri", "utthan"], "mukhyamantri kanya utthan"],
	["zubin mehta scholarship eligibility", ["zubin", "mehta"], "zubin mehta"],
	["scholarship for orphan students", ["orphan"], undefined],
	["orphan scholarship", ["orphan"], undefined],
	["scholarship for girls", [], undefined],
])("“%s” names a scheme that is missing here: %o", (question, unread, name) => {
	expect(findUnknownScheme({ tokens: readTokens(question), reads: [], unread })).toBe(name);
});
