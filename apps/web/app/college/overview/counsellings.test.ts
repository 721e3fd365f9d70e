import { expect, test } from "vitest";
import { counsellingsOf } from "./counsellings.ts";

test("a counselling with two exams and special rounds is named once", () => {
	const authorities = ["JoSAA", "JoSAA", "CCMT", "CSAB", "CCMT, special rounds", "CCMT, National Spot Round"];
	const named = counsellingsOf(authorities.map((authority) => ({ authority })));
	expect(named).toEqual(["JoSAA", "CCMT", "CSAB"]);
});
