import { expect, test } from "vitest";
import { readTokens } from "#backend/search/question/tokens.ts";
import { toTyped } from "./answer-unknown.ts";

test("what was not understood is said as it was typed, before slips were put right", () => {
	const tokens = readTokens("pumba colege").map((token) =>
		token.text === "pumba" ? { ...token, text: "purba", typed: "pumba" } : token,
	);
	expect(toTyped({ tokens }, "purba")).toBe("pumba");
	expect(toTyped({ tokens }, "elsewhere")).toBe("elsewhere");
});
