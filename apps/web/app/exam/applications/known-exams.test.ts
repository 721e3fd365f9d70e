import { expect, test } from "vitest";
import { formatKnownExams, parseKnownExams } from "./known-exams.ts";

const EVENT = { key: "k", kind: "exam", name: "Session 1", starts: "2027-01-22", status: "official", sourceId: "s" };
const EXAM = { slug: "jee-mains", shortName: "JEE Main", isOfState: false, isForGraduates: false };

test("names and dates are read back from the device unchanged, without fees", () => {
	const [read] = parseKnownExams(JSON.stringify([{ ...EXAM, events: [{ ...EVENT, cycle: "2027" }], fees: {} }]));
	expect(read).toMatchObject({ ...EXAM, events: [{ ...EVENT, cycle: "2027" }], fees: undefined });
	expect(parseKnownExams(formatKnownExams(read === undefined ? [] : [read]))).toEqual([read]);
});

test.each(["", "{}", "[1]", '[{"slug":"x"}]', '[{"slug":"x","shortName":3,"events":[]}]'])(
	"%s contains no exam",
	(text) => {
		expect(parseKnownExams(text)).toEqual([]);
	},
);

test("an event of another kind, or without a date, is left out", () => {
	const events = [
		{ ...EVENT, kind: "party" },
		{ ...EVENT, starts: "soon" },
		{ ...EVENT, ends: 3 },
	];
	expect(parseKnownExams(JSON.stringify([{ ...EXAM, events }]))[0]?.events).toEqual([]);
});
