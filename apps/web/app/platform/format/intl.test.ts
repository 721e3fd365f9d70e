import { expect, test } from "vitest";
import { joinWithAnd } from "./intl.ts";

test("names are joined by the rule of each language, in Hindi without a comma before “and”", () => {
	expect(joinWithAnd(["A", "B", "C"], "en")).toMatch(/^A, B,? and C$/);
	expect(joinWithAnd(["A", "B", "C"], "hi")).toBe("A, B और C");
	expect(joinWithAnd(["A"], "hi")).toBe("A");
});
