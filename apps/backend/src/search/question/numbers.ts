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

const is = (span: Span | undefined, kind: string) => span?.meanings.some((meaning) => meaning.kind === kind) ?? false;

/** Reads every number by the words beside it; those that say nothing are left out. Also which spans are used. */
export function readNumbers(spans: readonly Span[]): { bounds: Bounds; used: ReadonlyMap<number, keyof Bounds> } {
	const bounds: Bounds = {};
	const used = new Map<number, keyof Bounds>();
	const amounts = listAmounts(spans);
	for (const [place, amount] of amounts.entries()) {
		const next = amounts[place + 1];
		const range =
			next !== undefined && next.from <= amount.to + 1 && next.hasUnit && !amount.hasUnit ? next : undefined;
		const kind = toKind(spans, range ?? amount, bounds);
		if (kind === undefined || [...used.keys()].includes(amount.from)) continue;
		for (let span = amount.from; span < (range ?? amount).to; span++) used.set(span, kind);
		if (kind === "budgetInr") bounds.budgetInr = toBudget(spans, amount, range);
		else if (kind === "pin") bounds.pin = String(amount.value);
		else bounds[kind] = amount.value;
	}
	return { bounds, used };
}

function listAmounts(spans: readonly Span[]): Amount[] {
	return spans.flatMap((span, from) => {
		const spelled = span.meanings.find(({ kind }) => kind === "number");
		const unit = spans[from + 1]?.meanings.find(({ kind }) => kind === "unit");
		if (span.number === undefined && (spelled === undefined || unit === undefined)) return [];
		const value = (span.number ?? Number(spelled?.value)) * Number(unit?.value ?? 1);
		return [{ value, from, to: unit === undefined ? from + 1 : from + 2, hasUnit: unit !== undefined }];
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
	const isYear = !hasUnit && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
	if (isYear && known.year === undefined) return "year";
	const before = spans[from - 1];
	if (is(before, "sort") && !hasUnit && Number.isInteger(value) && value > 0 && value <= LONGEST_LIST) return "limit";
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
	const isSum = hasUnit || around.some((span) => is(span, "bound"));
	return isSum && value >= LEAST_RUPEES && value <= MOST_RUPEES ? "budgetInr" : undefined;
}

/** "2-3 lakh" is from the one to the other; otherwise a word says which bound it is, and without one it is the most. */
function toBudget(spans: readonly Span[], amount: Amount, range: Amount | undefined): NonNullable<Bounds["budgetInr"]> {
	if (range !== undefined) {
		const unit = spans[range.to - 1]?.meanings.find(({ kind }) => kind === "unit");
		return { min: amount.value * Number(unit?.value ?? 1), max: range.value };
	}
	const around = [spans[amount.from - 1], spans[amount.from - 2], spans[amount.to], spans[amount.to + 1]];
	const isLeast = around.some((span) => span?.meanings.some(({ kind, value }) => kind === "bound" && value === "min"));
	return isLeast ? { min: amount.value } : { max: amount.value };
}
