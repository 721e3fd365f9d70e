import { expect, test } from "vitest";
import { together } from "./intl.ts";

test("names are joined by the rule of each language, in Hindi without a comma before “and”", () => {
	expect(together(["A", "B", "C"], "en")).toMatch(/^A, B,? and C$/);
	expect(together(["A", "B", "C"], "hi")).toBe("A, B और C");
	expect(together(["A"], "hi")).toBe("A");
});
