import { expect, test } from "vitest";
import { requirePossibleYear } from "./build.ts";
import type { PrintedInstitution } from "./read.ts";

const foundedIn = (established: string): PrintedInstitution => ({
	...{ file: "ror.csv", line: 2, name: "A University", state: "", city: "" },
	...{ aisheCode: "", website: "", minority: "", established },
});

test("a founding year after the list's own year is refused with the reason, and a later list may have it", () => {
	const isFound = (sourceId: string, established: string) =>
		requirePossibleYear(sourceId, () => ({ collegeId: "U-1" }))(foundedIn(established));
	expect(isFound("ror-2026", "2027")).toEqual({ why: "its founding year, 2027, is not from 1700 to 2026" });
	expect(isFound("ror-2028", "2027")).toEqual({ collegeId: "U-1" });
	expect(isFound("ror-2026", "")).toEqual({ collegeId: "U-1" });
});
