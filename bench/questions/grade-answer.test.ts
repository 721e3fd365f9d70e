import { expect, test } from "vitest";
import { gradeAnswer } from "./grade-answer.ts";
import type { BenchQuestion } from "./question.ts";

const lookup = { tool: "GET", arguments: {}, row: {}, field: "" };
const common = { id: "x", kind: "x", language: "en", question: "?", lookup } as const;
const closing: BenchQuestion = {
	...{ ...common, value: 4574, unit: "rank", year: "2025" },
	pool: ["OPEN", "all India", "Gender-Neutral"],
};
const median: BenchQuestion = { ...common, value: 899_000, unit: "rupees", year: "2023", pool: ["UG"] };
const nothing: BenchQuestion = { ...common, value: null, unit: "none", pool: [] };
const fake: BenchQuestion = { ...common, value: "no", unit: "text", year: "2026", pool: ["UGC", "fake"] };
const day: BenchQuestion = { ...common, value: "2026-12-06", unit: "day", year: "2027", pool: [] };

test.each<[BenchQuestion, string, string]>([
	[closing, "It closed at 4,574 in JoSAA 2025 (General, AI quota, gender-neutral).", "right"],
	[closing, "2025 में सामान्य, ऑल इंडिया, जेंडर न्यूट्रल ४५७४ पर", "right"],
	[closing, "The closing rank was 4574 in 2025.", "half"],
	[closing, "About 4600 in 2025, OPEN, all India, gender-neutral", "wrong"],
	[closing, "I do not have that figure.", "none"],
	[median, "Rs 8.99 lakh, UG, 2023-24", "right"],
	[median, "9 lakh for the UG batch of 2023-24", "right"],
	[median, "9.1 lakh for the UG batch of 2023-24", "wrong"],
	[nothing, "Highest packages are not published by NIRF; the median is 7,00,000.", "right"],
	[nothing, "1.2 crore", "made up"],
	[fake, "No: UGC's list of fake universities of February 2026 has it.", "right"],
	[fake, "Yes, it is a recognised university.", "none"],
	[day, "On 6 December 2026", "right"],
	[day, "13 December 2026", "wrong"],
])("%#: %s", (question, answer, grade) => {
	expect(gradeAnswer(question, answer)).toBe(grade);
});
