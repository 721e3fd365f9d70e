import type { PlotTable } from "./frame.tsx";
import { PLOT_WIDTH } from "./size.ts";

export type SpanInput = {
	name: string;
	/** Its value in words, at the end of its name's line. */
	label: string;
	/** The ends of its own scale. */
	scale: readonly [number, number];
	/** The beginning and the end of the bar. */
	span?: readonly [number, number];
	/** One value that stands out: a middle, or what is asked for. */
	mark?: number;
	/** An open span is one that nobody knows: an outline of dashes. */
	isOpen?: boolean;
	/** The scale's ends in words, under its line. */
	ends?: readonly [string, string];
	/** Its row in the table behind. */
	values: readonly string[];
};

export type SpanRow = {
	key: string;
	name: string;
	label: string;
	/** On a line of its own where it and the name would meet. */
	isLabelBelow: boolean;
	y: number;
	bar: { x: number; width: number; isOpen: boolean } | undefined;
	mark: number | undefined;
	ends: readonly [string, string] | undefined;
};
export type SpansShape = { description: string; height: number; rows: SpanRow[]; table: PlotTable["rows"] };

/** The height of a row: its name, its bar; and of one more line of words under that. */
const ROW = 42;
const LINE = 16;
/** Room for half a mark at either end. */
const SIDE = 7;
/** About as wide as a character of a name is; a label's are in bold. */
const NAME_CHARACTER = 6.3;
const LABEL_CHARACTER = 7.4;

/** Lays out bars and marks under each other, each on its own scale. Pure arithmetic, so that a page may do it again in the browser. */
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
