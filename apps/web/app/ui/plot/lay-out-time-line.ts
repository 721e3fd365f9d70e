import { scaleUtc } from "d3-scale";
import type { PlotTable } from "./frame.tsx";
import { PLOT_WIDTH } from "./size.ts";

export type SpanLook = "firm" | "expected" | "over";

export type TimeLineInput = {
	/** At least one, in drawing order. `from` and `to` are days (`2027-01-22`), `to` inclusive. */
	spans: readonly { key: string; name: string; from: string; to: string; label: string; look: SpanLook }[];
	/** Left out if it is far from every span. */
	today: string;
	formatMonth: (day: string) => string;
};

export type TimeLineShape = {
	description: string;
	height: number;
	months: { key: string; x: number; label: string; anchor: "start" | "middle" }[];
	today: { x: number; anchor: "start" | "middle" | "end" } | undefined;
	spans: { key: string; name: string; label: string; look: SpanLook; x: number; y: number; width: number }[];
	rows: PlotTable["rows"];
};

export const TIME_LINE = { axis: 22, row: 42, foot: 20, bar: 10 } as const;

const DAY_MS = 86_400_000;
/** A day alone would be less than a pixel wide. */
const MIN_WIDTH = 4;
const NEAR_MS = 100 * DAY_MS;
const LABEL_WIDTH = 58;

export function layOutTimeLine({ spans, today, formatMonth }: TimeLineInput): TimeLineShape {
	const times = spans.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to) + DAY_MS]);
	const now = Date.parse(today);
	const isNear = now > Math.min(...times) - NEAR_MS && now < Math.max(...times) + NEAR_MS;
	const shown = isNear ? [...times, now, now + DAY_MS] : times;
	const start = monthStart(Math.min(...shown), 0);
	const end = monthStart(Math.max(...shown) - 1, 1);
	const x = scaleUtc([start, end], [0, PLOT_WIDTH]);
	const todayX = x(now);
	return {
		description: spans.map(({ name, label }) => `${name}: ${label}`).join("; "),
		height: TIME_LINE.axis + spans.length * TIME_LINE.row + (isNear ? TIME_LINE.foot : 0),
		months: listMonths(start, end).map((month, index) => ({
			key: new Date(month).toISOString().slice(0, 7),
			x: x(month),
			label: formatMonth(new Date(month).toISOString().slice(0, 10)),
			anchor: index === 0 ? "start" : "middle",
		})),
		today: isNear ? { x: todayX, anchor: anchorAt(todayX) } : undefined,
		spans: spans.map(({ key, name, label, look, from, to }, index) => {
			const left = x(Date.parse(from));
			const width = Math.max(MIN_WIDTH, x(Date.parse(to) + DAY_MS) - left);
			return { key, name, label, look, x: left, y: TIME_LINE.axis + index * TIME_LINE.row, width };
		}),
		rows: spans.map(({ key, name, label }) => ({ key, name, values: [label] })),
	};
}

function listMonths(start: number, end: number): number[] {
	const count = monthsBetween(start, end);
	const most = Math.max(1, Math.floor(PLOT_WIDTH / LABEL_WIDTH));
	const step = [1, 2, 3, 6, 12, 24].find((each) => count / each <= most) ?? 36;
	return Array.from({ length: Math.ceil(count / step) }, (_, index) => monthStart(start, index * step));
}

function monthStart(time: number, ahead: number): number {
	const date = new Date(time);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
}

function monthsBetween(start: number, end: number): number {
	const [from, to] = [new Date(start), new Date(end)];
	return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

function anchorAt(x: number): "start" | "middle" | "end" {
	if (x < LEAN_WIDTH) return "start";
	return x > PLOT_WIDTH - LEAN_WIDTH ? "end" : "middle";
}

const LEAN_WIDTH = 24;
