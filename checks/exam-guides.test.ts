import { join } from "node:path";
import { EXAM_FIELDS, listUnpublished } from "@uchit/contract/exam.ts";
import { EXAMS, EXAMS_WITHOUT_PAGE } from "@uchit/contract/facet-options.ts";
import { describe, expect, test } from "vitest";
import { readGuides } from "../apps/backend/src/content/seed/read-guides.ts";
import { ROOT } from "./source-tree.ts";

/** The exams of the specification's address list (spec 2). */
const SPEC_EXAMS =
	"jee-mains jee-advanced cat neet gate xat clat bitsat-exam wbjee viteee nmat cmat mat iift neet-pg jipmer-pg aiims-pg lsat ts-law-cet set du-llb".split(
		" ",
	);

const { exams } = readGuides(join(ROOT, "content"));

/** Admits by class 12 marks, so it has no paper. */
const EXAM_WITHOUT_A_PAPER = "gujarat-health";
const MAX_UNPUBLISHED = EXAM_FIELDS.length / 4;
const MIN_EVENTS = 4;

describe("the exam guides that ship", () => {
	test("include the 21 of the specification and at least 25 others", () => {
		expect(exams.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...SPEC_EXAMS]));
		expect(exams.length).toBeGreaterThanOrEqual(SPEC_EXAMS.length + 25);
	});

	test("cover each exam that filters colleges, except those listed as having no page", () => {
		const guides = new Set(exams.map(({ slug }) => slug));
		expect(EXAMS.map(({ slug }) => slug).filter((slug) => !guides.has(slug))).toEqual(EXAMS_WITHOUT_PAGE);
	});

	test("leave at most a quarter of an exam's fields open, with a reason for each", () => {
		for (const exam of exams) {
			const open = listUnpublished(exam);
			const fields = new Set(Object.keys(exam.missing).map((key) => key.replace(/Hi$/, "")));
			expect([exam.slug, [...fields].sort()]).toEqual([exam.slug, open.toSorted()]);
			if (exam.slug !== EXAM_WITHOUT_A_PAPER) expect(open.length, exam.slug).toBeLessThanOrEqual(MAX_UNPUBLISHED);
		}
	});

	test("give each exam of the specification a body, site, mode and eligibility, and a current one four dates", () => {
		for (const exam of exams.filter(({ slug }) => SPEC_EXAMS.includes(slug))) {
			const { body, officialSite, level, mode, pattern, eligibility, missing } = exam;
			for (const [field, value] of Object.entries({ body, officialSite, level, mode, pattern, eligibility })) {
				expect(value ?? Reflect.get(missing, field), `${exam.slug}: ${field}`).toBeDefined();
			}
			const { state } = exam.lifecycle;
			if (state === "current" || state === "renamed") {
				expect(exam.events?.length, exam.slug).toBeGreaterThanOrEqual(MIN_EVENTS);
			}
		}
	});

	test("mark an event as past, announced or cancelled only by a document with an address", () => {
		const claims = exams.flatMap(({ slug, events = [] }) =>
			events.filter(({ status }) => status !== "expected").map(({ key, receipt }) => ({ slug, key, receipt })),
		);
		expect(claims.filter(({ receipt }) => typeof receipt !== "object")).toEqual([]);
		expect(claims.length).toBeGreaterThan(15);
	});

	test("quote the line of every document that announces a date", () => {
		const lines = exams.flatMap(({ slug, events = [] }) =>
			events
				.filter(({ status }) => status === "official")
				.map(({ key, receipt }) => [slug, key, typeof receipt === "object" ? receipt.line : receipt]),
		);
		expect(lines.filter(([, , line]) => line === undefined)).toEqual([]);
	});
});
