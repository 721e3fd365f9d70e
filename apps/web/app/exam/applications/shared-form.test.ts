import { expect, test } from "vitest";
import { newApplication } from "./application.ts";
import { readSharedDetail, toSharedDetail } from "./shared-form.ts";

const TODAY = "2026-11-30";
const view = { today: TODAY, examOf: () => undefined };
const jee = newApplication({ kind: "exam", slug: "jee-mains" }, { id: "mine", now: new Date(TODAY) });

test("a shared form has its state, exam and next day, without number or note", () => {
	const form = {
		...jee,
		session: "Session 1",
		lastDay: "2026-12-01",
		examDay: "2027-01-22",
		number: "77",
		note: "uncle",
	};
	const sent = toSharedDetail(form, view);
	expect(JSON.parse(sent)).toEqual({ state: "to-do", exam: "jee-mains", session: "Session 1", lastDay: "2026-12-01" });
	expect(readSharedDetail(sent)).toMatchObject({
		for: jee.for,
		session: "Session 1",
		lastDay: "2026-12-01",
		examDay: "",
	});
});

test("a form with the visitor's own name has no exam, and the text of an earlier link is ignored", () => {
	const own = newApplication({ kind: "own", name: "Hostel form" }, { id: "own", now: new Date(TODAY) });
	expect(toSharedDetail({ ...own, state: "submitted", examDay: "2027-05-01" }, view)).toBe(
		'{"state":"submitted","examDay":"2027-05-01"}',
	);
	expect(readSharedDetail('{"state":"submitted","examDay":"2027-05-01"}')).toMatchObject({ state: "submitted" });
	expect(readSharedDetail("To do · Application: Usually opens in January 2027")).toBeUndefined();
	expect(readSharedDetail('{"state":"wizard"}')).toBeUndefined();
});
