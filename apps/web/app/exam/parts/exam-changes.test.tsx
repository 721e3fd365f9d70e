import type { ExamChange } from "@uchit/contract/exam-record.ts";
import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { ExamChanges } from "./exam-changes.tsx";

const EXPECTED = { key: "2027-exam", kind: "exam", cycle: "2027", starts: "2026-11", status: "expected" } as const;
const OFFICIAL = { ...EXPECTED, starts: "2026-11-29", status: "official" } as const;

test("a date that became official shows its former value, and other changed fields are named", () => {
	const changes = [
		{ on: "2026-11-23", fields: ["fees" as const], events: [{ key: "2027-exam", before: EXPECTED, after: OFFICIAL }] },
		{ on: "2026-11-22", fields: [], events: [{ key: "2027-exam", before: undefined, after: EXPECTED }] },
	];
	const words = renderPart(<ExamChanges changes={changes} since="2026-11-21" />).replaceAll(/<[^>]+>/g, " ");
	expect(words).toMatch(
		/23 November 2026\s+Exam\s*:\s+November 2026 \(expected\) became 29 November 2026 \(official\)/,
	);
	expect(words).toContain("Changed: Form fee");
	expect(words).toMatch(/22 November 2026\s+Exam\s*:\s+New: November 2026 \(expected\)/);
});

test("a date moved by mistake and put right on the same day is told as taken back, not as a move", () => {
	const mistaken = { ...OFFICIAL, starts: "2026-12-29" };
	const [key, on] = ["2027-exam", "2026-11-23"];
	const wordsOf = (event: ExamChange["events"][number]) =>
		renderPart(<ExamChanges changes={[{ on, fields: [], events: [event] }]} since="2026-11-21" />);
	const stood = "29 November 2026 (official)";
	const taken = "changed and undone the same day: 29 December 2026 (official)";
	expect(wordsOf({ key, before: OFFICIAL, after: OFFICIAL, takenBack: [mistaken] })).toContain(` ${stood}; ${taken}<`);
	expect(wordsOf({ key, takenBack: [mistaken] })).toContain(` ${taken}<`);
	expect(wordsOf({ key, before: OFFICIAL, after: OFFICIAL, takenBack: [null] })).toContain("same day: no date<");
});
