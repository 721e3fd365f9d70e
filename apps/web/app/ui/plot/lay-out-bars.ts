import type { PlotTable } from "./frame.tsx";
import { CHARACTER_WIDTH, PLOT_WIDTH } from "./size.ts";

type Bar = { key: string; y: number; name: string; length: number | undefined; label: string };
export type BarsShape = { description: string; height: number; bars: Bar[]; rows: PlotTable["rows"] };

export type BarsInput = {
	amounts: readonly { name: string; amount: number | undefined }[];
	format: (value: number) => string;
	unknown: string;
};

const ROW = 44;

/**
 * Each bar begins at zero; an unknown amount has no bar and says so. It also runs in the browser while a loan is changed, so it does not
 * use the drawing library.
 */
export function layOutBars({ amounts, format, unknown }: BarsInput): BarsShape {
	const known = amounts.map(({ amount }) => amount).filter((amount) => amount !== undefined);
	const labelWidth = Math.max(0, ...known.map((amount) => format(amount).length)) * CHARACTER_WIDTH + 8;
	const perUnit = (PLOT_WIDTH - labelWidth) / Math.max(1, ...known);
	const bars = amounts.map(({ name, amount }, index) => ({
		key: name,
		name,
		y: index * ROW,
		length: amount === undefined ? undefined : amount * perUnit,
		label: amount === undefined ? unknown : format(amount),
	}));
	return {
		description: bars.map(({ name, label }) => `${name}: ${label}`).join(", "),
		height: amounts.length * ROW,
		bars,
		rows: bars.map(({ key, name, label }) => ({ key, name, values: [label] })),
	};
}
