import type { DocumentReading } from "@uchit/contract/document.ts";
import { expect, test } from "vitest";
import { isSameFee, receiptOf } from "./reading.ts";

const READING: DocumentReading = {
	...{ programme: "B.Sc. Nursing", amount: 85_000, covers: "tuition", quota: "all", year: 2026 },
	documentDate: "2026-07-12",
};

test.each([
	["BSc (Nursing)", {}, true],
	["B. SC. NURSING", { documentDate: "2026-08-01" }, true],
	["M.Sc. Nursing", {}, false],
	["B.Sc. Nursing", { amount: 85_001 }, false],
	["B.Sc. Nursing", { covers: "all-charges" }, false],
	["B.Sc. Nursing", { quota: "management" }, false],
	["B.Sc. Nursing", { year: 2025 }, false],
] as const)("%s with %o says the same: %s", (programme, changes, isSame) => {
	expect(isSameFee(READING, { ...READING, programme, ...changes })).toBe(isSame);
});

test("a receipt names the kind of sender and the notice's day", () => {
	const textFor = (sender: "parent" | "college", domain: string | null) =>
		receiptOf({ sender, domain, reading: READING });
	expect(textFor("parent", null)).toBe("Fee notice sent by a parent, dated 12 July 2026");
	expect(textFor("college", "iitm.ac.in")).toBe("Fee notice sent by somebody at iitm.ac.in, dated 12 July 2026");
	expect(textFor("college", null)).toContain("sent by somebody who says that they work there,");
});
