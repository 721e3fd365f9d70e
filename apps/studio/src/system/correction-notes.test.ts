import { expect, test } from "vitest";
import { notesSince, takenBackNote } from "./correction-notes.ts";

const [old, fresh] = [
	{ date: "2026-11-01", text: "The year was wrong." },
	{ date: "2026-11-30", text: "The fee was wrong." },
];

test("a correction made after a version is doubtful when that version is restored, and an older one is not", () => {
	expect(notesSince({ correction_log: [old] }, { correction_log: [old, fresh] })).toEqual([fresh]);
	expect(notesSince({}, { correction_log: [old] })).toEqual([old]);
	expect(notesSince({ correction_log: [old] }, { correction_log: [old] })).toEqual([]);
});

test("readers see that a correction is withdrawn, in the language of the article", () => {
	expect(takenBackNote([fresh], "en")).toBe(
		"The correction of 30 November 2026 (“The fee was wrong.”) is withdrawn: the article has its earlier text again.",
	);
	expect(takenBackNote([fresh], "hi")).toMatch(/^30 नवंबर 2026 का सुधार/);
	expect(takenBackNote([], "en")).toBe("");
});
