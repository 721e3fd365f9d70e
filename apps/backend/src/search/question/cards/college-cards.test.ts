import { expect, test } from "vitest";
import { isOfProgramme } from "./college-cards.ts";

test.each([
	["B.Tech (tuition of every IIT)", "B.E./B.Tech", true],
	["PGP (MBA)", "MBA", true],
	["B.Sc. Nursing", "B.Sc Nursing", true],
	["B.Tech (tuition of every IIT)", "bs", false],
	["B.Tech (tuition of every IIT)", "MBA", false],
	["MBBS", "", true],
])("the fee of “%s” belongs to “%s”: %s", (programme, words, isOf) => {
	expect(isOfProgramme({ programme }, words)).toBe(isOf);
});
