import type { PlotTable } from "./frame.tsx";
import { PLOT_WIDTH } from "./size.ts";

export type SpanInput = {
	name: string;
	label: string;
	scale: readonly [number, number];
	span?: readonly [number, number];
	mark?: number;
	/** An unknown span, drawn as a dashed outline. */
	isOpen?: boolean;
	ends?: readonly [string, string];
	values: readonly string[];
};

export type SpanRow = {
	key: string;
	name: string;
	label: string;
	isLabelBelow: boolean;
	y: number;
	bar: { x: number; width: number; isOpen: boolean } | undefined;
	mark: number | undefined;
	ends: readonly [string, string] | undefined;
};
export type SpansShape = { description: string; height: number; rows: SpanRow[]; table: PlotTable["rows"] };

const ROW = 42;
const LINE = 16;
const SIDE = 7;
const NAME_CHARACTER = 6.3;
const LABEL_CHARACTER = 7.4;

/** Each row has its own scale. Pure arithmetic, so that a page may run it again in the browser. */
export function layOutSpans(inputs: readonly SpanInput[]): SpansShape {
	let y = 0;
	const rows = inputs.map((input): SpanRow => {
		const { name, label, scale, span, mark, isOpen = false, ends } = input;
		const isLabelBelow = name.length * NAME_CHARACTER + label.length * LABEL_CHARACTER > PLOT_WIDTH;
		const row = {
			key: name,
			name,
			label,
			isLabelBelow,
			y,
			bar: span && { x: place(span[0], scale), width: place(span[1], scale) - place(span[0], scale), isOpen },
			mark: mark === undefined ? undefined : place(mark, scale),
			ends,
		};
		y += ROW + (isLabelBelow || ends !== undefined ? LINE : 0);
		return row;
	});
	return {
		description: rows.map(({ name, label }) => `${name}: ${label}`).join(", "),
		height: y,
		rows,
		table: inputs.map(({ name, values }) => ({ key: name, name, values })),
	};
}

function place(value: number, [from, to]: readonly [number, number]): number {
	return SIDE + ((value - from) / (to - from || 1)) * (PLOT_WIDTH - 2 * SIDE);
}
