import { expect, test } from "vitest";
import { figuresOfExam } from "./figures.ts";

test("an exam offers its fee and its dates, except for cancelled events", () => {
	const fees = {
		year: "2026",
		items: [
			{ who: ["everyone" as const], amountInr: 1000 },
			{ who: ["sc" as const], amountInr: 500 },
		],
	};
	const event = {
		key: "2027-exam",
		cycle: "2027",
		kind: "exam",
		starts: "2027-01-21",
		ends: "2027-01-29",
		status: "official",
	} as const;
	const events = [event, { ...event, key: "2027-retest", status: "cancelled" as const }];
	expect(figuresOfExam({ slug: "jee-mains", fees, events })).toEqual([
		{ value: "exam:jee-mains:fees", name: "Fee", written: "₹500 to ₹1,000" },
		{ value: "exam:jee-mains:events.2027-exam", name: "Date: Exam (2027-exam)", written: "2027-01-21 to 2027-01-29" },
	]);
	expect(figuresOfExam({ slug: "x", fees: undefined, events: undefined })).toEqual([]);
});
