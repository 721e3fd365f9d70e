import { newestPlacement } from "@uchit/contract/compare-parts.ts";
import type { Exam, ExamFees } from "@uchit/contract/exam-record.ts";
import type { Outcome, Placement } from "@uchit/contract/outcome.ts";
import { examSourceId } from "#app/facts/sources.ts";
import { parseAmount } from "./loan.ts";

export const COURSE_COST_PARTS = ["tuition", "other-fees", "hostel", "once"] as const;
type CourseCostPart = (typeof COURSE_COST_PARTS)[number];
type CostPart = "application" | CourseCostPart;

/** The visitor's entries from the college's own notice: rupees, and the course's years. */
export type CostInput = Readonly<Record<CourseCostPart | "years" | "scholarship", string>>;

export type ApplicationFee = {
	key: string;
	exam: string;
	who: ExamFees["items"][number]["who"];
	note: string | undefined;
	noteHi: string | undefined;
	amountInr: number;
	year: number;
	sourceId: string;
};

export function applicationFees(exams: readonly Exam[]): ApplicationFee[] {
	return exams.flatMap((exam) =>
		(exam.fees?.items ?? []).map(({ who, amountInr, note, noteHi }, place) => ({
			key: `${exam.slug} ${place}`,
			exam: exam.shortName,
			who,
			note,
			noteHi,
			amountInr,
			year: Number(exam.fees?.year),
			sourceId: examSourceId(exam, "fees"),
		})),
	);
}

export type CostBreakdown = {
	/** Rupees for the whole course, or for the first year if the length is unknown. */
	parts: { part: CostPart; amount: number }[];
	missing: CostPart[];
	wrong: ReadonlySet<keyof CostInput>;
	/** Rupees for the whole course; undefined if no part is known. */
	total: number | undefined;
	/** Rupees after a waiver and a scholarship; undefined without either. `whole` is undefined if only the first year is known. */
	net: { waived: number; scholarship: number; firstYear: number; whole: number | undefined } | undefined;
};

const MAX_YEARS = 10;
const MAX_RUPEES = 100_000_000;

const add = (sum: number, amount: number) => sum + amount;

/** Adds published and typed parts, in rupees. Unknown years are not guessed. `counted` is the sum of ticked scholarships. */
export function addFullCost(application: number | undefined, typed: CostInput, share = 0, counted = 0): CostBreakdown {
	const wrong = new Set<keyof CostInput>();
	const read = (field: keyof CostInput, most: number): number | undefined => {
		const value = parseAmount(typed[field]);
		if (typed[field].trim() !== "" && (value === undefined || value > most)) wrong.add(field);
		return wrong.has(field) ? undefined : value;
	};
	const years = read("years", MAX_YEARS);
	const yearly: [CostPart, number | undefined][] = [
		["application", application],
		...COURSE_COST_PARTS.map((part): [CostPart, number | undefined] => [part, read(part, MAX_RUPEES)]),
	];
	// Without the number of years, all sums are for the first year.
	const isOfFirstYear = years === undefined && yearly.some(([part, amount]) => isYearly(part) && amount !== undefined);
	const amounts = isOfFirstYear
		? yearly
		: yearly.map(([part, value]): [CostPart, number | undefined] => [
				part,
				isYearly(part) ? multiplyKnown(value, years) : value,
			]);
	const firstYear = yearly.map(([, amount]) => amount ?? 0).reduce(add, 0);
	const scholarship = (read("scholarship", MAX_RUPEES) ?? 0) + counted;
	const waived = (read("tuition", MAX_RUPEES) ?? 0) * share;
	const parts = amounts.flatMap(([part, amount]) => (amount === undefined ? [] : [{ part, amount }]));
	const total = parts.length === 0 || isOfFirstYear ? undefined : parts.map(({ amount }) => amount).reduce(add, 0);
	return {
		parts,
		missing: amounts.filter(([, amount]) => amount === undefined).map(([part]) => part),
		wrong,
		total,
		net:
			waived + scholarship === 0 && !isOfFirstYear
				? undefined
				: {
						waived,
						scholarship,
						firstYear: Math.max(0, firstYear - waived - scholarship),
						whole:
							total === undefined || years === undefined
								? undefined
								: Math.max(0, total - (waived + scholarship) * years),
					},
	};
}

function isYearly(part: CostPart): boolean {
	return part !== "application" && part !== "once";
}

function multiplyKnown(value: number | undefined, years: number | undefined): number | undefined {
	return value === undefined || years === undefined ? undefined : value * years;
}

/** A salary with the number of graduates placed. */
export type Salary = {
	key: string;
	list: Placement["list"];
	level: string;
	cohort: number;
	median: number;
	placed: number | undefined;
	graduated: number | undefined;
	sourceId: string;
};

/** The newest consistent salary of each list and level, the largest number of graduates first. */
export function newestSalaries(placements: readonly Placement[]): Salary[] {
	const groups = Map.groupBy(placements, ({ list, level }) => `${list} ${level}`);
	return [...groups]
		.flatMap(([key, group]) => {
			const newest = newestPlacement(group);
			if (newest?.medianSalary === undefined || newest.mark !== undefined) return [];
			const { list, level, cohort, medianSalary: median, placed, graduated, sourceId } = newest;
			return [{ key, list, level, cohort, median, placed, graduated, sourceId }];
		})
		.toSorted((a, b) => (b.graduated ?? 0) - (a.graduated ?? 0));
}

/** Yearly median (rupees) times the share of graduates placed, others counting as zero. Undefined without the share. */
export function medianTimesShare({ median, placed, graduated }: Pick<Salary, "median" | "placed" | "graduated">) {
	if (placed === undefined || graduated === undefined || graduated === 0) return undefined;
	return (median * placed) / graduated;
}

export const FEE_PAYERS = [
	"fee-reimbursed-by-government",
	"fee-reimbursed-by-institution",
	"fee-reimbursed-privately",
	"fee-not-reimbursed",
] as const satisfies readonly Outcome["measure"][];

type FeePayerCount = Pick<Outcome, "list" | "level" | "measure" | "cohort" | "value" | "sourceId">;

export type FeePayersOfLevel = { level: string; students: readonly FeePayerCount[] };

/** Students by payer of their fee, from the newest report that has it. */
export function countFeePayers(reported: readonly Outcome[]): FeePayersOfLevel[] {
	const payers: ReadonlySet<string> = new Set(FEE_PAYERS);
	const rows = reported.filter(({ measure }) => payers.has(measure));
	const year = Math.max(...rows.map((row) => row.year));
	const newest = Map.groupBy(
		rows.filter((row) => row.year === year),
		({ level }) => level,
	);
	const toPaidFor = ({ list, level, measure, cohort, value, sourceId }: Outcome): FeePayerCount => ({
		list,
		level,
		measure,
		cohort,
		value,
		sourceId,
	});
	return [...newest].map(([level, students]) => ({ level, students: students.map(toPaidFor) }));
}
