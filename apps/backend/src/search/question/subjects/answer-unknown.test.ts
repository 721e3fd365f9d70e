import { expect, test } from "vitest";
import { readTokens } from "#backend/search/question/tokens.ts";
import { restoreTyped } from "./answer-unknown.ts";

test("an unknown word is reported as it was typed, before spelling correction", () => {
	const tokens = readTokens("pumba colege").map((token) =>
		token.text === "pumba" ? { ...token, text: "purba", typed: "pumba" } : token,
	);
	expect(restoreTyped({ tokens }, "purba")).toBe("pumba");
	expect(restoreTyped({ tokens }, "elsewhere")).toBe("elsewhere");
});
