import type { CostKind } from "@uchit/contract/country-options.ts";
import { layOutSpans, type SpanInput, type SpansShape } from "#app/components/ui/plot/lay-out-spans.ts";
import type { FirstYearMoney } from "./first-year-money.ts";

export type MoneyWords = {
	kind: (kind: CostKind) => string;
	/** An amount of the country's money as the plot says it. */
	amount: (amount: number) => string;
	total: string;
	unknown: string;
};

/** As wide as each part is drawn that nobody knows: it only says that there is more to come. */
const OPEN_SHARE = 0.06;

/** The parts after each other, each bar from where the last one ended; open ends for what nobody knows. Undefined without a total. */
export function layOutFirstYear({ parts, missing, total }: FirstYearMoney, words: MoneyWords): SpansShape | undefined {
	if (total === undefined) return undefined;
	const open = total * OPEN_SHARE;
	const scale = [0, total + open * missing.length] as const;
	let from = 0;
	const next = (name: string, amount: number, isOpen: boolean): SpanInput => {
		const span = [from, from + amount] as const;
		from += amount;
		const label = isOpen ? words.unknown : words.amount(amount);
		return { name, label, scale, span, isOpen, values: [label] };
	};
	return layOutSpans([
		...parts.map(({ kind, amount }) => next(words.kind(kind), amount, false)),
		...missing.map((kind) => next(words.kind(kind), open, true)),
		{ name: words.total, label: words.amount(total), scale, span: [0, total], values: [words.amount(total)] },
	]);
}
