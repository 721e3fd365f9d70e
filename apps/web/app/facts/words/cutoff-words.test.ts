import { expect, test } from "vitest";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { oddityOf, quotaWords, rankWords } from "./cutoff-words.ts";

test("a preparatory rank retains the P that the authority prints", () => {
	expect(rankWords(1412, true)).toBe("1,412P");
});

test("ranks use Indian digit grouping", () => {
	expect(rankWords(123456, false)).toBe("1,23,456");
});

test("a mark takes precedence over the preparatory flag", () => {
	expect(oddityOf({ preparatory: true, mark: "mixed-rank-space" })).toBe("mixed-rank-space");
	expect(oddityOf({ preparatory: true })).toBe("preparatory");
	expect(oddityOf({ preparatory: false })).toBeUndefined();
});

test("an unknown quota is shown as the authority prints it", () => {
	expect(["HS", "XX"].map((quota) => quotaWords(translators.en, quota))).toEqual(["Home state (HS)", "XX"]);
	expect(quotaWords(translators.hi, "State Quota")).toBe("राज्य कोटा");
});
