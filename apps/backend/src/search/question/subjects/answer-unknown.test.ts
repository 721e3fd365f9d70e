import { expect, test } from "vitest";
import { readTokens } from "#backend/search/question/tokens.ts";
import { toTyped } from "./answer-unknown.ts";

test("an unknown word is reported as it was typed, before spelling correction", () => {
	const tokens = readTokens("pumba colege").map((token) =>
		token.text === "pumba" ? { ...token, text: "purba", typed: "pumba" } : token,
	);
	expect(toTyped({ tokens }, "purba")).toBe("pumba");
	expect(toTyped({ tokens }, "elsewhere")).toBe("elsewhere");
});
