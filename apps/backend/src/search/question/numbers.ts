import type { Span } from "./spans.ts";

/** What the numbers of a question bound; rupees, whole ranks, marks. */
export type Bounds = {
	budgetInr?: { min?: number; max?: number };
	rank?: number;
	marks?: number;
	percentile?: number;
	year?: number;
	limit?: number;
	pin?: string;
};

/** A number with the unit behind it, from one span to before another. */
type Amount = { value: number; from: number; to: number; hasUnit: boolean };

const FIRST_YEAR = 2010;
const LAST_YEAR = 2035;
const MOST_RUPEES = 1e9;
const LONGEST_LIST = 100;
/** A bare sum below this is no yearly fee. */
const LEAST_RUPEES = 5_000;

const DENIED_WITHIN = 6;
/** The marks of exams whose numbers are told without saying what they are: "neet 560". */
const MOST_MARKS: Readonly<Record<string, number>> = {
	neet: 720,
	"jee-mains": 300,
	"jee-advanced": 360,
	"bitsat-exam": 390,
	tnea: 200,
	wbjee: 200,
	"mht-cet": 200,
	gujcet: 120,
	"comedk-uget": 180,
	clat: 120,
	keam: 600,
	nata: 200,
};
const LEAST_TOLD_MARKS = 40;
/** A bare number as large is a rank where an exam and a seat are spoken of. */
const LEAST_TOLD_RANK = 1_000;
const MOST_RANK = 3_000_000;
/** Words beside a sum that make it an income. */
const OF_INCOME: ReadonlySet<string> = new Set(["income", "scheme"]);

const is = (span: Span | undefined, kind: string) => span?.meanings.some((meaning) => meaning.kind === kind) ?? false;

/** Reads every number by the words beside it; those that say nothing are left out. Also which spans are used. */
export function readNumbers(spans: readonly Span[]): { bounds: Bounds; used: ReadonlyMap<number, keyof Bounds> } {
	const bounds: Bounds = {};
	const used = new Map<number, keyof Bounds>();
	const amounts = listAmounts(spans);
	for (const [place, amount] of amounts.entries()) {
		const next = amounts[place + 1];
		const range =
			next !== undefined && next.from <= amount.to + 1 && next.hasUnit && isBelow(amount, next) ? next : undefined;
		const kind = toKind(spans, range ?? amount, bounds);
		if (kind === undefined || [...used.keys()].includes(amount.from)) continue;
		for (let span = amount.from; span < (range ?? amount).to; span++) used.set(span, kind);
		if (kind === "budgetInr") bounds.budgetInr = toBudget(spans, amount, range);
		else if (kind === "pin") bounds.pin = String(amount.value);
		else if (kind === "year") bounds.year = amount.value < FIRST_YEAR ? amount.value + CENTURY : amount.value;
		else bounds[kind] = amount.value;
	}
	return { bounds, used };
}

/** "2-3 lakh", "50 hazaar se 1 lakh". */
function isBelow(amount: Amount, next: Amount): boolean {
	return !amount.hasUnit || (next.from === amount.to + 1 && amount.value < next.value);
}

function listAmounts(spans: readonly Span[]): Amount[] {
	return spans.flatMap((span, from) => {
		const spelled = span.meanings.find(({ kind }) => kind === "number");
		const unit = spans[from + 1]?.meanings.find(({ kind }) => kind === "unit");
		if (span.number === undefined && (spelled === undefined || unit === undefined)) return [];
		const value = (span.number ?? Number(spelled?.value)) * Number(unit?.value ?? 1);
		const isRupees =
			spans[from - 1]?.meanings.some((meaning) => meaning.kind === "unit" && meaning.value === "1") ?? false;
		return [{ value, from, to: unit === undefined ? from + 1 : from + 2, hasUnit: unit !== undefined || isRupees }];
	});
}

/** By what stands beside it, nearer words first; then by its size. */
function toKind(spans: readonly Span[], { value, from, to, hasUnit }: Amount, known: Bounds): keyof Bounds | undefined {
	const around = [spans[to], spans[from - 1], spans[to + 1], spans[from - 2]];
	for (const span of around) {
		if (is(span, "percent-word") && value <= 100) return "percentile";
		if (is(span, "rank-word") && Number.isInteger(value) && value > 0) return "rank";
		if (is(span, "marks-word") && !hasUnit) return "marks";
	}
	if (is(spans[to], "class-word") || is(spans[from - 1], "class-word") || is(spans[to], "percent-plain"))
		return undefined;
	const isYear = !hasUnit && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
	if (isYear && known.year === undefined) return "year";
	if (isShortYear(spans, { value, from, to, hasUnit }) && known.year === undefined) return "year";
	const before = spans[from - 1];
	if (is(before, "sort") && !hasUnit && Number.isInteger(value) && value > 0 && value <= LONGEST_LIST) return "limit";
	const told = toTold(spans, { value, from, to, hasUnit }, known);
	if (told !== undefined) return told;
	if (!hasUnit && /^[1-9]\d{5}$/.test(String(value)) && !around.some((span) => is(span, "bound"))) return "pin";
	if (
		spans.some((span) => is(span, "rank-word")) &&
		known.rank === undefined &&
		Number.isInteger(value) &&
		value > 0 &&
		!is(spans[to], "filler")
	)
		return "rank";
	if (spans.some((span) => is(span, "marks-word")) && known.marks === undefined && !hasUnit && value > 100)
		return "marks";
	if (
		spans.some((span) =>
			span.meanings.some(({ kind, value }) => OF_INCOME.has(kind) || (kind === "intent" && OF_LOANS.has(value))),
		)
	)
		return undefined;
	const isSum = hasUnit || around.some((span) => is(span, "bound"));
	return isSum && value >= LEAST_RUPEES && value <= MOST_RUPEES ? "budgetInr" : undefined;
}

const CENTURY = 2_000;
const FIRST_SHORT_YEAR = 23;
const LAST_SHORT_YEAR = 30;

/** "GATE 27 result". */
function isShortYear(spans: readonly Span[], { value, from, hasUnit }: Amount): boolean {
	const isOfExam = is(spans[from - 1], "exam") && spans.some((span) => is(span, "intent"));
	return isOfExam && !hasUnit && Number.isInteger(value) && value >= FIRST_SHORT_YEAR && value <= LAST_SHORT_YEAR;
}

const OF_LOANS: ReadonlySet<string> = new Set(["scholarship", "loan"]);

/** A number beside an exam that nothing names: its marks where it can be, a rank where a seat is spoken of. */
function toTold(
	spans: readonly Span[],
	{ value, from, to, hasUnit }: Amount,
	known: Bounds,
): "marks" | "rank" | undefined {
	const exam = spans.flatMap(({ meanings }) => meanings.find(({ kind }) => kind === "exam") ?? [])[0];
	const isTaken = known.rank !== undefined || known.marks !== undefined || known.percentile !== undefined;
	const isBound = [spans[to], spans[from - 1]].some((span) => is(span, "bound") || is(span, "sort"));
	if (exam === undefined || isTaken || isBound || !Number.isInteger(value)) return undefined;
	const most = MOST_MARKS[exam.value] ?? 0;
	if (!hasUnit && value >= LEAST_TOLD_MARKS && value <= most) return "marks";
	const isOfSeats = spans.some(
		(span) =>
			is(span, "seat-category") ||
			is(span, "rank-word") ||
			span.meanings.some(({ kind, value }) => kind === "intent" && value === "predict"),
	);
	return isOfSeats && value >= LEAST_TOLD_RANK && value <= MOST_RANK ? "rank" : undefined;
}

/** "2-3 lakh" is from the one to the other; otherwise a word says which bound it is, and without one it is the most. */
function toBudget(spans: readonly Span[], amount: Amount, range: Amount | undefined): NonNullable<Bounds["budgetInr"]> {
	if (range !== undefined) {
		const unit = amount.hasUnit ? undefined : spans[range.to - 1]?.meanings.find(({ kind }) => kind === "unit");
		return { min: amount.value * Number(unit?.value ?? 1), max: range.value };
	}
	const around = [spans[amount.from - 1], spans[amount.from - 2], spans[amount.to], spans[amount.to + 1]];
	const isLeast = around.some((span) => span?.meanings.some(({ kind, value }) => kind === "bound" && value === "min"));
	// "10 lakh se zyada nahi" is the most.
	const isDenied = spans.slice(amount.to, amount.to + DENIED_WITHIN).some((span) => is(span, "no"));
	return isLeast && !isDenied ? { min: amount.value } : { max: amount.value };
}
