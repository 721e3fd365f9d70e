import { type FigureKind, MOST_MARKS, readBareFigure } from "@uchit/contract/bare-figure.ts";
import { areSchoolMarks, isMarksAgainstRank, isRankBesideExam, isStudentWord } from "./marks.ts";
import { type Bounds, hasMeaning, isOfKind, type Reading, type Span } from "./reading.ts";

type Amount = { value: number; from: number; to: number; hasUnit: boolean };

type NumberContext = Amount & { spans: readonly Span[]; known: Bounds; beside: readonly (Span | undefined)[] };

type NumberRule = {
	gives: keyof Bounds | "nothing";
	when: (context: NumberContext) => boolean;
	examples: Readonly<Record<string, Bounds>>;
};

const FIRST_YEAR = 2010;
const LAST_YEAR = 2035;
const CENTURY = 2_000;
const FIRST_SHORT_YEAR = 23;
const LAST_SHORT_YEAR = 30;
const MOST_RUPEES = 1e9;
/** A bare amount below this is no yearly fee. */
const LEAST_RUPEES = 5_000;
/** No scheme has a lower income limit. */
const LEAST_INCOME = 50_000;
const MOST_INCOME = 1_000_000;
const LONGEST_LIST = 100;
const DENIED_WITHIN = 6;
const LEAST_STATED_PERCENTILE = 50;
/** Beside an exam and a seat, a bare number of this size is a rank. */
const LEAST_STATED_RANK = 1_000;
const MOST_RANK = 3_000_000;
const MOST_TYPED_PERCENTILE = 999;
/** Lower marks are unlikely for the papers that Delhi University adds up. */
const LEAST_DU_MARKS = 200;

const isWhole = (value: number, least: number, most = Number.POSITIVE_INFINITY) =>
	Number.isInteger(value) && value >= least && value <= most;
const isBound = (span: Span | undefined) => hasMeaning(span, "bound");
const isOfRank = (span: Span) =>
	isOfKind(span, "seat-category", "rank-word", "course") || hasMeaning(span, "intent", "predict");
const isFigureTaken = ({ rank, marks, percentile }: Bounds) => (rank ?? marks ?? percentile) !== undefined;
const isClassNumber = (spans: readonly Span[], from: number) => hasMeaning(spans[from - 1], "class-word");

export const NUMBER_RULES: readonly NumberRule[] = [
	{
		gives: "nothing",
		when: ({ spans, from, value }) => isStudentWord(spans[from + 1]) && isWhole(value, 2, LARGEST_CLASS),
		examples: { "jee ranks of 30 students": {} },
	},
	{
		gives: "percentile",
		when: (context) => findFigureKind(context) === "percentile",
		examples: { "98.5 percentile in mumbai": { percentile: 98.5 } },
	},
	{
		gives: "marks",
		when: ({ spans, value }) => isMarksAgainstRank(spans) && isWhole(value, 1, LEAST_STATED_RANK),
		examples: { "neet marks vs rank 600": { marks: 600 } },
	},
	{
		gives: "rank",
		when: (context) => findFigureKind(context) === "rank",
		examples: { "rank 45,000 in mumbai": { rank: 45_000 } },
	},
	{
		gives: "nothing",
		when: ({ spans, from, to, value }) => areSchoolMarks(spans, { from, to, value }),
		examples: { "neet 78% marks": {}, "class 10 marks 85 which stream": {} },
	},
	{
		gives: "marks",
		when: (context) => findFigureKind(context) === "marks",
		examples: { "90 marks in cat": { marks: 90 } },
	},
	{
		gives: "nothing",
		when: ({ spans, from, to, hasUnit }) =>
			(!hasUnit && hasMeaning(spans[to], "class-word")) ||
			isClassNumber(spans, from) ||
			hasMeaning(spans[to], "percent-plain"),
		examples: { "jee rank after class 12": {}, "75 percent in neet": {} },
	},
	{
		gives: "year",
		when: ({ value, hasUnit, known }) => !hasUnit && isWhole(value, FIRST_YEAR, LAST_YEAR) && known.year === undefined,
		examples: { "neet 2027 date": { year: 2027 }, "neet 2027 qualifying marks": { year: 2027 } },
	},
	{
		gives: "year",
		when: ({ spans, value, from, hasUnit, known }) =>
			hasMeaning(spans[from - 1], "exam") &&
			spans.some((span) => hasMeaning(span, "intent")) &&
			!hasUnit &&
			isWhole(value, FIRST_SHORT_YEAR, LAST_SHORT_YEAR) &&
			known.year === undefined,
		examples: { "gate 27 result": { year: 2027 } },
	},
	{
		gives: "limit",
		when: ({ spans, value, from, hasUnit }) =>
			hasMeaning(spans[from - 1], "sort") && !hasUnit && isWhole(value, 1, LONGEST_LIST),
		examples: { "top 10 engineering colleges": { limit: 10 } },
	},
	{
		gives: "percentile",
		when: (context) => mayBeBareScore(context) && findStated(context) === "percentile",
		examples: { "cat 85 pune": { percentile: 85 }, "mht cet 95.32": { percentile: 95.32 } },
	},
	{
		gives: "marks",
		when: (context) => mayBeBareScore(context) && findStated(context) === "marks",
		examples: { "neet 560": { marks: 560 } },
	},
	{
		gives: "rank",
		when: (context) => mayBeBareScore(context) && !context.hasUnit && isRankBesideExam(context.spans, context),
		examples: { "clat 500": { rank: 500 }, "jee main me 25000": { rank: 25_000 } },
	},
	{
		gives: "marks",
		when: (context) => isDelhiUniversityScore(context) && isWhole(context.value, LEAST_DU_MARKS, MOST_MARKS["cuet-ug"]),
		examples: { "du ba political science 800": { marks: 800 } },
	},
	{
		gives: "rank",
		when: (context) =>
			mayBeBareScore(context) &&
			isWhole(context.value, LEAST_STATED_RANK, MOST_RANK) &&
			context.spans.some(isOfRank) &&
			!context.spans.some((span) => hasMeaning(span, "intent", "fee")),
		examples: { "neet obc 45000": { rank: 45_000 }, "comedk cse 20000": { rank: 20_000 } },
	},
	{
		gives: "pin",
		when: ({ value, hasUnit, beside }) => !hasUnit && /^[1-9]\d{5}$/.test(`${value}`) && !beside.some(isBound),
		examples: { "engineering colleges near 411001": { pin: "411001" } },
	},
	{
		gives: "rank",
		when: ({ spans, value, to, known }) =>
			spans.some((span) => hasMeaning(span, "rank-word")) &&
			known.rank === undefined &&
			isWhole(value, 1) &&
			!hasMeaning(spans[to], "filler"),
		examples: { "my rank is now 45000": { rank: 45_000 } },
	},
	{
		gives: "marks",
		when: ({ spans, value, hasUnit, known }) =>
			spans.some((span) => hasMeaning(span, "marks-word")) && known.marks === undefined && !hasUnit && value > 100,
		examples: { "marks in cat are 650": { marks: 650 } },
	},
	{
		gives: "income",
		when: ({ spans, value }) =>
			value >= LEAST_RUPEES && value <= MOST_RUPEES && spans.some((span) => hasMeaning(span, "income")),
		examples: {
			"scholarship for income under 2.5 lakh": { income: 250_000 },
			"sc class 12 income 2 lakh": { income: 200_000 },
			"income 2 lakh class 12": { income: 200_000 },
			"income 2-3 lakh": { income: 300_000 },
		},
	},
	{
		// Schemes limit the family income.
		gives: "income",
		when: ({ spans, value, hasUnit, beside }) =>
			hasUnit &&
			isWhole(value, LEAST_INCOME, MOST_INCOME) &&
			!beside.some(isBound) &&
			spans.some((span) => hasMeaning(span, "intent", "scholarship")),
		examples: { "scholarship girl 1.5 lakh": { income: 150_000 } },
	},
	{
		gives: "nothing",
		when: ({ spans }) =>
			spans.some(
				(span) =>
					hasMeaning(span, "income") || hasMeaning(span, "scheme") || hasMeaning(span, "intent", "scholarship", "loan"),
			),
		examples: { "scholarship under 2.5 lakh": {} },
	},
	{
		// "lpa" is a graduate's salary.
		gives: "nothing",
		when: ({ spans, to }) => spans[to - 1]?.words === "lpa",
		examples: { "mba above 10 lpa": {} },
	},
	{
		gives: "budgetInr",
		when: ({ value, hasUnit, beside }) =>
			(hasUnit || beside.some(isBound)) && value >= LEAST_RUPEES && value <= MOST_RUPEES,
		examples: {
			"mba under 5 lakh": { budgetInr: { max: 500_000 } },
			"mba 2-3 lakh": { budgetInr: { min: 200_000, max: 300_000 } },
			"mba 50 hazaar se 1 lakh": { budgetInr: { min: 50_000, max: 100_000 } },
			"mba above 50 thousand": { budgetInr: { min: 50_000 } },
			"mba 10 lakh se zyada nahi": { budgetInr: { max: 1_000_000 } },
		},
	},
];

const LARGEST_CLASS = 500;

function findFigureKind({ value, hasUnit, beside }: NumberContext): "percentile" | "rank" | "marks" | undefined {
	for (const span of beside) {
		// An impossible percentile is still read as one, so that it is refused and not taken for marks.
		if (hasMeaning(span, "percent-word") && value <= (span === beside[0] ? MOST_TYPED_PERCENTILE : 100))
			return "percentile";
		if (hasMeaning(span, "rank-word") && isWhole(value, 0)) return "rank";
		if (hasMeaning(span, "marks-word") && !hasUnit && !isWhole(value, FIRST_YEAR, LAST_YEAR)) return "marks";
	}
	return undefined;
}

function mayBeBareScore({ spans, from, to, known }: NumberContext): boolean {
	const isOfOther = [spans[to], spans[from - 1]].some((span) => isBound(span) || hasMeaning(span, "sort"));
	return spans.some((span) => hasMeaning(span, "exam")) && !isFigureTaken(known) && !isOfOther;
}

/** Beside Delhi University and a course a bare number is a CUET score, by which all its colleges admit. */
function isDelhiUniversityScore({ spans, hasUnit, known, beside }: NumberContext): boolean {
	const isOther =
		hasUnit ||
		isFigureTaken(known) ||
		beside.some(isBound) ||
		spans.some((span) => hasMeaning(span, "intent", "fee", "seats"));
	const isOfCourse = spans.some((span) => isOfKind(span, "degree", "course", "unheld"));
	return !isOther && isOfCourse && spans.some(({ words }) => /^(?:du|delhi university)$/.test(words));
}

/** Exams of which people give only a percentile have it directly behind their name. */
function findStated({ spans, from, value, hasUnit }: NumberContext): FigureKind | undefined {
	const exam = `${spans.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === "exam"))[0]?.value}`;
	const isBeside = hasMeaning(spans[from - 1], "exam") || exam in MOST_MARKS;
	const kind = hasUnit ? undefined : readBareFigure(exam, value);
	return kind !== "percentile" || (isBeside && value >= LEAST_STATED_PERCENTILE) ? kind : undefined;
}

export function readNumbers(reading: Reading, rules = NUMBER_RULES): Reading {
	const { spans } = reading;
	const bounds: Bounds = {};
	const used = new Map<number, keyof Bounds>();
	const amounts = listAmounts(spans);
	for (const [place, amount] of amounts.entries()) {
		const next = amounts[place + 1];
		const isNear = next !== undefined && next.from <= amount.to + 1 && !isClassNumber(spans, amount.from);
		const isRange = isNear && next.hasUnit && isBelow(amount, next);
		const last = isRange ? next : amount;
		const gives = findRule(rules, { spans, known: bounds, ...last })?.gives ?? "nothing";
		if (gives === "nothing" || used.has(amount.from)) continue;
		for (let span = amount.from; span < last.to; span++) used.set(span, gives);
		if (gives === "budgetInr") bounds.budgetInr = toBudget(spans, amount, isRange ? next : undefined);
		else if (gives === "pin") bounds.pin = `${amount.value}`;
		else if (gives === "year") bounds.year = amount.value < FIRST_YEAR ? amount.value + CENTURY : amount.value;
		else bounds[gives] = last.value;
	}
	return { ...reading, bounds, used };
}

function findRule(rules: typeof NUMBER_RULES, context: Omit<NumberContext, "beside">): NumberRule | undefined {
	const { spans, from, to } = context;
	const beside = [spans[to], spans[from - 1], spans[to + 1], spans[from - 2]];
	return rules.find(({ when }) => when({ ...context, beside }));
}

/** "2-3 lakh", "50 hazaar se 1 lakh". */
function isBelow(amount: Amount, next: Amount): boolean {
	return !amount.hasUnit || (next.from === amount.to + 1 && amount.value < next.value);
}

function listAmounts(spans: readonly Span[]): Amount[] {
	return spans.flatMap((span, from) => {
		const value = span.number ?? numberOf(span, "number");
		const unit = numberOf(spans[from + 1], "unit");
		if (value === undefined || (span.number === undefined && unit === undefined)) return [];
		const isRupees = hasMeaning(spans[from - 1], "unit", 1);
		const to = unit === undefined ? from + 1 : from + 2;
		return [{ value: value * (unit ?? 1), from, to, hasUnit: unit !== undefined || isRupees }];
	});
}

function numberOf(span: Span | undefined, kind: "number" | "unit"): number | undefined {
	return span?.meanings.flatMap((meaning) =>
		meaning.kind === "number" || meaning.kind === "unit" ? (meaning.kind === kind ? meaning.value : []) : [],
	)[0];
}

/** "2-3 lakh" is a range; otherwise a word gives the bound, and without one it is the maximum. */
function toBudget(spans: readonly Span[], amount: Amount, range: Amount | undefined): NonNullable<Bounds["budgetInr"]> {
	if (range !== undefined) {
		const unit = amount.hasUnit ? undefined : numberOf(spans[range.to - 1], "unit");
		return { min: amount.value * (unit ?? 1), max: range.value };
	}
	const around = [spans[amount.from - 1], spans[amount.from - 2], spans[amount.to], spans[amount.to + 1]];
	const isLeast = around.some((span) => hasMeaning(span, "bound", "min"));
	// "10 lakh se zyada nahi" is a maximum.
	const isDenied = spans.slice(amount.to, amount.to + DENIED_WITHIN).some((span) => hasMeaning(span, "no"));
	return isLeast && !isDenied ? { min: amount.value } : { max: amount.value };
}
