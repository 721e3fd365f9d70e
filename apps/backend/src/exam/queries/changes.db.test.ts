import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createContent } from "#backend/content/items/content.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { updateOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { seedGuides } from "#backend/content/seed/seed-guides.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { anExam } from "#backend/testing/guides.ts";
import { readExamHistory } from "./changes.ts";

const backend = useBackend();
const SLUG = `log-${process.pid}-${Date.now()}`;
afterAll(() => backend.db.execute(sql`DELETE FROM exams WHERE slug = ${SLUG}`));

const EXPECTED: ExamEvent = { key: "2027-exam", kind: "exam", cycle: "2027", starts: "2027-04", status: "expected" };
const NOTICE = {
	publisher: "NTA",
	document: "Notice",
	address: "https://nta.example/n",
	date: "2026-11-20",
	line: "11 April",
};
const ANNOUNCED: ExamEvent = { ...EXPECTED, starts: "2027-04-11", status: "official", receipt: NOTICE };

const fees = (amountInr: number): ExamRecord["fees"] => ({ year: "2027", items: [{ who: ["everyone"], amountInr }] });
const pattern = (questions: number): ExamRecord["pattern"] => ({
	year: "2027",
	papers: [{ name: "Paper", questions, sections: [] }],
});
const eligibility = (general: number): ExamRecord["eligibility"] => [
	{ kind: "marks", of: "class-12", leastPercent: { general }, stage: "exam" },
];

test("an editor's change of a date, fee, pattern, rule or link is in the log under its day", async () => {
	const shipped = { events: [EXPECTED], fees: fees(1000), pattern: pattern(75), eligibility: eligibility(75) };
	await seedGuides(backend.db, { exams: [anExam({ slug: SLUG, ...shipped })], countries: [] });
	const { rows } = await backend.db.execute<{ id: number }>(sql`SELECT id FROM exams WHERE slug = ${SLUG}`);
	const id = rows[0]?.id ?? 0;
	expect((await readExamHistory(backend.db, id)).changes).toEqual([]);
	const change = (input: Record<string, unknown>) =>
		inTransaction(createContent({ db: backend.db }), SYSTEM, (writing) =>
			updateOne(writing, { collection: "exams", key: id }, input),
		);
	await change({ events: [ANNOUNCED] });
	await change({ fees: fees(1200) });
	await change({ pattern: pattern(90), eligibility: eligibility(60) });
	await change({ links: [{ kind: "syllabus", address: "https://nta.example/s" }] });
	expect((await readExamHistory(backend.db, id)).changes).toEqual([
		{
			on: dayInIndia(new Date()),
			fields: ["fees", "eligibility", "pattern", "links"],
			events: [{ key: EXPECTED.key, before: EXPECTED, after: ANNOUNCED }],
		},
	]);
});

test("an official date moved by mistake and put right on the same day is one change, with the date that was taken back", async () => {
	const { rows } = await backend.db.execute<{ id: number }>(sql`SELECT id FROM exams WHERE slug = ${SLUG}`);
	const id = rows[0]?.id ?? 0;
	const mistaken = { ...ANNOUNCED, starts: "2027-04-18" };
	for (const event of [mistaken, ANNOUNCED])
		await inTransaction(createContent({ db: backend.db }), SYSTEM, (writing) =>
			updateOne(writing, { collection: "exams", key: id }, { events: [event] }),
		);
	const { changes } = await readExamHistory(backend.db, id);
	expect(changes).toHaveLength(1);
	expect(changes[0]?.events).toEqual([
		{ key: EXPECTED.key, before: EXPECTED, after: ANNOUNCED, takenBack: [mistaken] },
	]);
});

test("a past date is accepted only with the document that proves it", async () => {
	const { rows } = await backend.db.execute<{ id: number }>(sql`SELECT id FROM exams WHERE slug = ${SLUG}`);
	const change = inTransaction(createContent({ db: backend.db }), SYSTEM, (writing) =>
		updateOne(writing, { collection: "exams", key: rows[0]?.id ?? 0 }, { events: [{ ...EXPECTED, status: "past" }] }),
	);
	await expect(change).rejects.toThrow("that something took place is said only beside the document that says so");
});
