import { expect, test } from "vitest";
import type { ExamEvent } from "./exam-event.ts";
import { compareStandings, standingOf } from "./exam-order.ts";

const TODAY = "2026-11-23";
const current = { state: "current", writeNow: [] } as const;
const event = (kind: ExamEvent["kind"], starts: string, ends?: string): ExamEvent => ({
	key: `${kind}-${starts}`,
	kind,
	cycle: "2027",
	starts,
	...(ends !== undefined && { ends }),
	status: "expected",
});
const standing = (...events: ExamEvent[]) => standingOf({ lifecycle: current, events }, TODAY);

test("exams are sorted by the next closing date, then the next opening, then no form ahead, then no longer conducted", () => {
	const ended = standingOf({ lifecycle: { state: "replaced", writeNow: ["cat"] }, events: [] }, TODAY);
	const inOrder = [
		standing(event("application", "2026-11"), event("exam", "2027-05")),
		standing(event("application", "2026-08", "2026-12"), event("exam", "2026-12")),
		standing(event("application", "2026-12", "2027-01")),
		standing(event("application", "2027-02")),
		standing(event("application", "2026-08", "2026-10"), event("exam", "2026-12-06")),
		standing(),
		ended,
	];
	expect(inOrder.map((each) => each.standing)).toEqual([
		"open",
		"open",
		"opens",
		"opens",
		"under-way",
		"undated",
		"ended",
	]);
	expect(inOrder.toReversed().toSorted(compareStandings)).toEqual(inOrder);
});

test("the session that closes first counts; a cancelled session does not count", () => {
	const sessions = [event("application", "2026-10", "2026-12"), event("application", "2026-11")];
	expect(standing(...sessions).event?.key).toBe("application-2026-11");
	expect(standing({ ...event("application", "2026-11-20", "2026-11-30"), status: "cancelled" }).standing).toBe(
		"undated",
	);
});
