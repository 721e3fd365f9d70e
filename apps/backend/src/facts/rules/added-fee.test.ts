import { expect, test } from "vitest";
import { readAddedFee } from "./added-fee.ts";

const FEE = { year: "2026", programme: " B.Tech ", quota: "all", covers: "tuition" };
const OF = { collegeId: "C-1", amount: "125000", thisYear: 2026 };

test("a fee that an editor adds has a row of its own", () => {
	expect(readAddedFee(FEE, OF)).toEqual({
		fact: {
			...{ authority: "notice", year: 2026, institute: "C-1", branch: "b.tech · all · tuition" },
			...{ programme: "B.Tech", quota: "all", covers: "tuition", seats: "regular" },
		},
	});
});

test.each([
	["a fee of ₹12", FEE, { ...OF, amount: "12" }, "value"],
	["a fee with a zero too many", FEE, { ...OF, amount: "12500000" }, "value"],
	["a year before there are fees here", { ...FEE, year: "1066" }, OF, "fact"],
	["a year that is two ahead", { ...FEE, year: "2028" }, OF, "fact"],
	["no programme", { ...FEE, programme: " " }, OF, "fact"],
	["another's authority", { ...FEE, authority: "AFRC" }, OF, "fact"],
	["seats that there are not", { ...FEE, quota: "nobody" }, OF, "fact"],
])("%s is asked back", (_what, written, of, field) => {
	expect(readAddedFee(written, of)).toMatchObject({ field });
});
