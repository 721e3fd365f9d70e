import { describe, expect, test } from "vitest";
import type { Outcome } from "#pipeline/nirf-sheets/figures.ts";
import { toFigure, toLevel } from "#pipeline/nirf-sheets/figures.ts";
import { markSuspects } from "#pipeline/nirf-sheets/marks.ts";
import { readSheets, toOutcomes } from "#pipeline/nirf-sheets/outcomes.ts";
import { readNumberWords, toSalary } from "#pipeline/nirf-sheets/salary.ts";

const rows = readSheets();
const { outcomes, refusals, reports } = toOutcomes(rows, ({ institute }) => institute);
const of = (institute: string, sourceId: string) =>
	outcomes.filter((outcome) => outcome.collegeId === institute && outcome.sourceId === sourceId);

describe("the data sheets of 2019 to 2021", () => {
	test("only the programme of the figures is recorded, not those under which the copy repeats them", () => {
		const sheet = of("Indian Institute of Technology Delhi", "nirf-data-sheets-2021");
		const placed = sheet.filter(({ measure }) => measure === "placed");
		expect(placed.map(({ level, cohort, value }) => [level, cohort, value])).toEqual([
			["ug-4", 2017, 431],
			["ug-4", 2018, 495],
			["ug-4", 2019, 511],
		]);
		expect(refusals.filter(({ reason }) => reason.startsWith("the copy repeats under this programme"))).toHaveLength(
			2844,
		);
	});

	test("every sheet has one undergraduate programme that fits its years", () => {
		const sheets = Map.groupBy(
			rows.filter(({ file }) => file.includes("placement20") && file.includes("data_sheets")),
			({ file, institute }) => `${file} ${institute}`,
		);
		const counts = [...sheets.values()].map(
			(sheet) => new Set(sheet.filter(({ refusal }) => refusal === undefined).map(({ level }) => level)).size,
		);
		expect(counts).toHaveLength(282);
		expect(counts.filter((levels) => levels !== 1)).toEqual([]);
	});

	test("intake matches the table of sanctioned intake wherever both print it", () => {
		const sanctioned = new Map(
			rows
				.filter(({ file }) => file.includes("sanctioned-intake"))
				.flatMap(({ institute, level, figures }) =>
					figures.map(({ cohort, value }) => [`${institute}|${level}|${cohort}`, value] as const),
				),
		);
		const placement = rows.filter(({ file, refusal }) => file.includes("placement2021") && refusal === undefined);
		const pairs = placement.flatMap(({ institute, level, figures }) =>
			figures.flatMap(({ measure, cohort, value }) => {
				const other = sanctioned.get(`${institute}|${level}|${cohort}`);
				return measure === "sanctioned-intake" && other !== undefined ? [[value, other]] : [];
			}),
		);
		expect(pairs.length).toBeGreaterThanOrEqual(80);
		expect(pairs.filter(([intake, other]) => intake !== other)).toEqual([]);
	});

	test("an unknown level is an error, not a guess", () => {
		expect(["UG [4 Years\nProgram(s)]", "PG [6 Years Program(s)]", "PG-Integrated"].map(toLevel)).toEqual([
			"ug-4",
			"pg-6",
			"pg-integrated",
		]);
		expect(() => toLevel("Diploma")).toThrow("not a level that we know");
	});
});

describe("salaries", () => {
	test("digits are read from a mix with words over several lines", () => {
		expect(toSalary(2016, "350000(Three lakhs\nfifty thousand)")).toMatchObject({ value: 350_000, isOdd: false });
	});

	test("words with another number make a salary odd; a misspelt word does not count", () => {
		expect(toSalary(2015, "84000(Eight lakh forty thousand only)")).toMatchObject({ value: 84_000, isOdd: true });
		expect(toSalary(2015, "540000(Five lahk forty tghousand)")).toMatchObject({ value: 540_000, isOdd: false });
		expect(readNumberWords("FifteenLakh Seventy Thousand Only")).toBe(1_570_000);
	});

	test("zero counts as no salary", () => {
		expect(toSalary(2015, "0(Zero)").value).toBeUndefined();
		expect(outcomes.filter(({ measure, value }) => measure === "median-salary" && value === 0)).toEqual([]);
	});
});

test("a count of zero is a number only beside a base above zero", () => {
	expect(toFigure("placed", 2023, "0", 43).value).toBe(0);
	expect(toFigure("placed", 2023, "0", 0).value).toBeUndefined();
	expect(toFigure("students", 2021, "").value).toBeUndefined();
});

describe("student diversity", () => {
	test("the files that print one institution's figures for all are refused completely", () => {
		expect(reports.filter(({ dataset }) => /diversity-201[78]/.test(dataset))).toMatchObject([
			{ read: 100, kept: 0, refused: 100 },
			{ read: 100, kept: 0, refused: 100 },
		]);
	});

	test("the totals are the undergraduates, not all students", () => {
		const students = of("Indian Institute of Technology Madras", "nirf-student-diversity-2020");
		expect(students.find(({ measure }) => measure === "students")).toMatchObject({ level: "ug", value: 4120 });
	});
});

describe("placement of 2025", () => {
	const lines = (institute: string) =>
		of(institute, "nirf-placement-2025").filter(({ measure }) => measure === "median-salary");

	test("numbers that the copy added up twice are shown with a mark", () => {
		// IIM Mumbai under its old name: 1,072 graduates, after 490 to 519 in the three years before.
		expect(lines("National Institute of Industrial Engineering, Mumbai")).toMatchObject([
			{ list: "management", value: 6_600_000, mark: "suspect" },
		]);
		expect(lines("Xavier Labour Relations Institute (XLRI)")).toMatchObject([{ mark: "suspect" }]);
	});

	test("even counts alone, or a high salary alone, cause no mark", () => {
		expect(lines("Indian Institute of Management, Ahmedabad")).toMatchObject([{ value: 3_100_000, mark: undefined }]);
		expect(lines("Indian Institute of Management, Calcutta")).toMatchObject([{ mark: undefined }]);
		expect(lines("Indian Institute of Management, Bangaluru")).toMatchObject([{ value: 3_250_000, mark: undefined }]);
		expect(lines("Motilal Nehru National Institute of Technology").map(({ mark }) => mark)).toEqual([
			undefined,
			undefined,
		]);
	});

	test("one institute in ten is marked, none with an odd count for this reason", () => {
		const marked = new Set(
			outcomes
				.filter(({ sourceId, mark }) => sourceId === "nirf-placement-2025" && mark !== undefined)
				.map(({ list, collegeId }) => `${list} ${collegeId}`),
		);
		expect(marked.size).toBeGreaterThan(40);
		expect(marked.size).toBeLessThan(60);
	});
});

test("a score card of another year's page is refused, and its level is not guessed", () => {
	const cards = outcomes.filter(({ sourceId }) => sourceId === "nirf-scorecards-2023");
	expect(cards).toHaveLength(51);
	expect(new Set(cards.map(({ level }) => level))).toEqual(new Set(["unstated"]));
	expect(cards.some(({ collegeId }) => collegeId.endsWith("Kurnool"))).toBe(false);
});

test("every row read is accepted, joined or refused", () => {
	expect(reports.filter(({ read, kept, joined, refused }) => read !== kept + joined + refused)).toEqual([]);
	expect(reports.reduce((sum, { read }) => sum + read, 0)).toBe(rows.length);
});

describe("the gate for anomalies", () => {
	const outcome = (measure: Outcome["measure"], value: number, level = "ug-4"): Outcome => ({
		collegeId: "C-1",
		list: "law",
		year: 2025,
		level,
		cohort: 2023,
		measure,
		value,
		printed: String(value),
		mark: undefined,
		sourceId: "s",
	});
	const marked = (...given: Outcome[]) =>
		markSuspects(given).flatMap(({ mark, measure, level }) => (mark === undefined ? [] : [`${level} ${measure}`]));

	test("a median below 50,000 or above one crore is suspect", () => {
		expect(marked(outcome("median-salary", 49_000))).toEqual(["ug-4 median-salary"]);
		expect(marked(outcome("median-salary", 10_000_001))).toEqual(["ug-4 median-salary"]);
		expect(marked(outcome("median-salary", 8_750_000))).toEqual([]);
	});

	test("a median at a twelfth of the others in its list is most likely monthly", () => {
		const of = (collegeId: string, value: number, cohort = 2023) => ({
			...outcome("median-salary", value, "pg-3"),
			collegeId,
			cohort,
		});
		const others = Array.from({ length: 10 }, (_, at) => of(`C-${at + 10}`, 1_500_000 + at * 40_000));
		const markedOf = (...given: Outcome[]) =>
			markSuspects([...others, ...given]).flatMap(({ mark, value }) => (mark === undefined ? [] : [value]));
		expect(markedOf(of("C-1", 148_000))).toEqual([148_000]);
		expect(markedOf(of("C-1", 500_000))).toEqual([]);
		// A salary similar to other years' is a year's pay.
		expect(markedOf(of("C-1", 148_000), of("C-1", 160_000, 2022))).toEqual([]);
		expect(markedOf(of("C-1", 148_000), of("C-1", 1_600_000, 2022))).toEqual([148_000]);
	});

	test("the sheets contain nine monthly medians", () => {
		const monthly = outcomes.filter(
			({ mark, measure, value, year }) =>
				mark !== undefined && measure === "median-salary" && value < 200_000 && year === 2025,
		);
		expect(monthly.map(({ collegeId, value }) => `${collegeId} ${value}`)).toHaveLength(9);
	});

	test("more placed than graduated, or more women and men than students, is suspect", () => {
		expect(marked(outcome("graduated", 10), outcome("placed", 11))).toEqual(["ug-4 graduated", "ug-4 placed"]);
		expect(marked(outcome("graduated", 10), outcome("placed", 10))).toEqual([]);
		expect(marked(outcome("students", 5), outcome("female-students", 6))).toHaveLength(2);
	});

	test("two levels with identical figures are suspect", () => {
		const same = (level: string) => [
			outcome("graduated", 13, level),
			outcome("placed", 11, level),
			outcome("median-salary", 820_000, level),
		];
		expect(marked(...same("pg-1"), ...same("ug-3"))).toHaveLength(6);
		expect(marked(...same("pg-1"), outcome("graduated", 14, "ug-3"))).toEqual([]);
	});
});
