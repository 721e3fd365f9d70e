import { findSubject } from "@uchit/contract/course.ts";
import { ICET_FEES } from "@uchit/contract/fee-kind.ts";
import { expect, test } from "vitest";
import { figuresOfCourse } from "./figures-of-subject.ts";
import type { FeeRow, KnownFigures } from "./queries/known-figures.ts";

function fee(authority: string, programme: string): FeeRow {
	return { collegeId: "C-1", authority, programme, amount: 50_000, covers: "tuition", year: 2024, sourceId: "test" };
}

test("the B.Tech figures leave out an MBA fee and use the state's engineering fees by branch", () => {
	const figures: KnownFigures = {
		...{
			ownerships: new Map(),
			womenOnly: new Map(),
			counsellings: new Map(),
			approved: [],
			admitted: [],
			closing: [],
		},
		fees: [fee("TGCHE", "CIVIL ENGINEERING"), fee(ICET_FEES, "MBA")],
	};
	const btech = findSubject("btech");
	expect(btech && figuresOfCourse(figures, btech).fees.map(({ programme }) => programme)).toEqual([
		"CIVIL ENGINEERING",
	]);
});
