import { EXAM_FIELDS, EXAM_LOGGED } from "@uchit/contract/exam.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import { expect, test } from "vitest";
import { defineGuide, judgeGuide } from "./guide.ts";

const notice = { publisher: "NTA", document: "Notice", address: "https://exam.example/a.pdf", date: "2026-11-20" };
const form = { key: "2027-form", kind: "application", cycle: "2027", starts: "2026-12-01", status: "official" };

test("a missing reading date is reported once, where the document is named", () => {
	const undated = { ...notice, date: null };
	expect(
		judgeGuide({ name: "MAT", events: [form, form], receipts: { events: undated, fees: "a-source" } }).errors,
	).toEqual({
		receipts: { events: { date: { type: "required", message: expect.stringMatching(/^It is required/) } } },
	});
	const whole = {
		name: "MAT",
		events: [form],
		receipts: { events: notice, fees: { publisher: null, document: null, date: null } },
	};
	expect(judgeGuide(whole)).toEqual({ values: whole, errors: {} });
});

test("an empty form is asked for its name alone", () => {
	expect(Object.keys(judgeGuide({ name: " ", slug: null }).errors)).toEqual(["name"]);
});

test("what nobody wrote is made of other fields, and what somebody wrote stays", () => {
	const made = ({ name }: Readonly<Record<string, unknown>>) => ({ slug: `of-${name}` });
	const guide = defineGuide(ExamRecord, { proven: EXAM_LOGGED, missable: EXAM_FIELDS, parts: {}, made });
	expect(guide.fields.slug?.isRequired).toBe(false);
	expect(guide.fields.name?.isRequired).toBe(true);
	expect(guide.toSent({ name: "MAT", slug: null }).slug).toBe("of-MAT");
	expect(guide.toSent({ name: "MAT", slug: "mat" }).slug).toBe("mat");
	expect(guide.toSent({ name: "MAT" }).slug).toBeUndefined();
});
