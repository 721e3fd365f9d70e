import { type FigureKind, MAX_MARKS, readBareFigure } from "@uchit/contract/bare-figure.ts";
import {
	type Counters,
	listDecisions,
	parseCondition,
	UnknownCondition,
} from "#backend/search/vocabulary/decisions.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";
import { countSpans } from "./conditions.ts";
import { areSchoolMarks, isMarksAgainstRank, isRankBesideExam, isStudentWord } from "./marks.ts";
import { type Bounds, hasMeaning, isOfKind, type Reading, type Span } from "./reading.ts";

type Amount = { value: number; from: number; to: number; hasUnit: boolean };
type NumberContext = Amount & { spans: readonly Span[]; known: Bounds; beside: readonly (Span | undefined)[] };

const FIRST_YEAR = 2010;
const LAST_YEAR = 2035;
const CENTURY = 2_000;
const DENIED_WITHIN = 6;
const MIN_STATED_PERCENTILE = 50;
const MAX_TYPED_PERCENTILE = 999;

const isWhole = (value: number, least: number, most = Number.POSITIVE_INFINITY) =>
	Number.isInteger(value) && value >= least && value <= most;
const isBound = (span: Span | undefined) => hasMeaning(span, "bound");
const isFigureTaken = ({ rank, marks, percentile }: Bounds) => (rank ?? marks ?? percentile) !== undefined;
const isClassNumber = (spans: readonly Span[], from: number) => hasMeaning(spans[from - 1], "class-word");

/** What conditions on a number may ask beside `span:…`: its neighbours, its size, and the bounds that are known. */
const PREFIXES: Counters<NumberContext>["prefixes"] = {
	span: countSpans,
	before: (name) => countAmong(name, ({ spans, from }) => spans.slice(from - 1, from)),
	next: (name) => countAmong(name, ({ spans, to }) => spans.slice(to, to + 1)),
	beside: (name) => countAmong(name, ({ beside }) => beside.flatMap((span) => span ?? [])),
	value: (range) => {
		const isWithin = readRange(range);
		return ({ value }) => Number(Number.isInteger(value) && isWithin(value));
	},
	amount: (range) => {
		const isWithin = readRange(range);
		return ({ value }) => Number(isWithin(value));
	},
	known: (name) => (context) => Number(Object.hasOwn(context.known, name)),
	figure: (name) => (context) => Number(findFigureKind(context) === name),
	stated: (name) => (context) => Number(findStated(context) === name),
};

function countAmong(name: string, list: (context: NumberContext) => readonly Span[]) {
	const count = countSpans(name);
	return (context: NumberContext) => count({ spans: list(context) });
}

function readRange(range: string): (value: number) => boolean {
	const [least, most] = range.split("-").map(Number);
	return (value) => value >= (least ?? 0) && value <= (most || Number.POSITIVE_INFINITY);
}

/** "Class of 30 ranks". */
const isOfClass = says("of-class");

const TESTS: Readonly<Record<string, (context: NumberContext) => boolean>> = {
	unit: ({ hasUnit }) => hasUnit,
	students: ({ spans, from }) => isStudentWord(spans[from + 1]),
	"of-class": ({ spans }) => isOfClass(spans.map(({ words }) => words).join(" ")),
	"marks-against-rank": ({ spans }) => isMarksAgainstRank(spans),
	"school-marks": ({ spans, from, to, value }) => areSchoolMarks(spans, { from, to, value }),
	bare: mayBeBareScore,
	"rank-beside-exam": (context) => isRankBesideExam(context.spans, context),
	"delhi-score": isDelhiUniversityScore,
	"of-rank": ({ spans }) =>
		spans.some(
			(span) => isOfKind(span, "seat-category", "rank-word", "course") || hasMeaning(span, "intent", "predict"),
		),
	pin: ({ value }) => /^[1-9]\d{5}$/.test(`${value}`),
	/** A graduate's salary. */
	lpa: ({ spans, to }) => spans[to - 1]?.words === "lpa",
};

const COUNTERS: Counters<NumberContext> = {
	prefixes: PREFIXES,
	named: (name) => {
		const test = TESTS[name];
		if (test === undefined) throw new UnknownCondition(name);
		return (context) => Number(test(context));
	},
	valued: (name) => {
		throw new UnknownCondition(name);
	},
};

const BOUNDS = [
	...(["budgetInr", "rank", "marks", "percentile", "year", "limit", "income", "pin"] as const),
] satisfies (keyof Bounds)[];

function toBound(name: string): keyof Bounds {
	const bound = BOUNDS.find((each) => each === name);
	if (bound === undefined) throw new Error(`decisions.csv reads a number as “${name}”, which is no bound.`);
	return bound;
}

/** What a number of a question is: the first row that is true of it; a row may say that it is nothing. */
export const NUMBER_RULES = listDecisions("number").map(({ gives, condition, examples }) => ({
	gives: gives === "nothing" ? undefined : toBound(gives),
	isTrue: parseCondition(condition, COUNTERS),
	examples,
}));

function findFigureKind({ value, hasUnit, beside }: NumberContext): "percentile" | "rank" | "marks" | undefined {
	for (const span of beside) {
		// An impossible percentile is still read as one, so that it is refused and not taken for marks.
		if (hasMeaning(span, "percent-word") && value <= (span === beside[0] ? MAX_TYPED_PERCENTILE : 100))
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
function isDelhiUniversityScore({ value, spans, hasUnit, known, beside }: NumberContext): boolean {
	const isOther =
		hasUnit ||
		value > (MAX_MARKS["cuet-ug"] ?? 0) ||
		isFigureTaken(known) ||
		beside.some(isBound) ||
		spans.some((span) => hasMeaning(span, "intent", "fee", "seats"));
	const isOfCourse = spans.some((span) => isOfKind(span, "degree", "course", "unheld"));
	return !isOther && isOfCourse && spans.some(({ words }) => /^(?:du|delhi university)$/.test(words));
}

/** Exams of which people give only a percentile have it directly behind their name. */
function findStated({ spans, from, value, hasUnit }: NumberContext): FigureKind | undefined {
	const exam = `${spans.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === "exam"))[0]?.value}`;
	const isBeside = hasMeaning(spans[from - 1], "exam") || exam in MAX_MARKS;
	const kind = hasUnit ? undefined : readBareFigure(exam, value);
	return kind !== "percentile" || (isBeside && value >= MIN_STATED_PERCENTILE) ? kind : undefined;
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
		const gives = findRule(rules, { spans, known: bounds, ...last })?.gives;
		if (gives === undefined || used.has(amount.from)) continue;
		for (let span = amount.from; span < last.to; span++) used.set(span, gives);
		if (gives === "budgetInr") bounds.budgetInr = toBudget(spans, amount, isRange ? next : undefined);
		else if (gives === "pin") bounds.pin = `${amount.value}`;
		else if (gives === "year") bounds.year = amount.value < FIRST_YEAR ? amount.value + CENTURY : amount.value;
		else bounds[gives] = last.value;
	}
	return { ...reading, bounds, used };
}

function findRule(rules: typeof NUMBER_RULES, context: Omit<NumberContext, "beside">) {
	const { spans, from, to } = context;
	const beside = [spans[to], spans[from - 1], spans[to + 1], spans[from - 2]];
	return rules.find(({ isTrue }) => isTrue({ ...context, beside }));
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
