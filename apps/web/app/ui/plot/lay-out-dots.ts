import { scaleLinear } from "d3-scale";
import type { PlotTable } from "./frame.tsx";
import { CHARACTER_WIDTH, PLOT_WIDTH } from "./size.ts";

export type Dot = {
	key: string;
	name: string;
	x: number;
	y: number;
	label: string;
	isLabelLeft: boolean;
	isOurs: boolean;
};
export type DotsShape = {
	description: string;
	height: number;
	ends: { left: string; right: string };
	dots: Dot[];
	rows: PlotTable["rows"];
};

export type DotsInput = {
	values: readonly { name: string; value: number; isOurs?: boolean }[];
	from: number;
	to: number;
	/** The best rank, 1, is at the right. */
	isRank?: boolean;
	format: (value: number) => string;
};

const ROW = 50;
const FOOT = 20;
const SIDE = 7;

/** Each value has its own scale, so that no two names overlap. Runs on the server. */
export function layOutDots({ values, from, to, isRank = false, format }: DotsInput): DotsShape {
	const [left, right] = isRank ? [to, from] : [from, to];
	const x = scaleLinear([left, right], [SIDE, PLOT_WIDTH - SIDE]);
	const dots = values.map(({ name, value, isOurs = false }, index) => {
		const label = format(value);
		const isLabelLeft = x(value) + SIDE + label.length * CHARACTER_WIDTH > PLOT_WIDTH;
		return { key: name, name, x: x(value), y: index * ROW, label, isLabelLeft, isOurs };
	});
	return {
		description: dots.map(({ name, label }) => `${name}: ${label}`).join(", "),
		height: values.length * ROW + FOOT,
		ends: { left: format(left), right: format(right) },
		dots,
		rows: dots.map(({ key, name, label }) => ({ key, name, values: [label] })),
	};
}
