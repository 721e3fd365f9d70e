import { scaleUtc } from "d3-scale";
import { addDays, daysOf } from "./exam-calendar-days.ts";
import { type ClashEvent, type ClashExam, type DayRange, findClashes } from "./exam-clash.ts";
import { comingMonths } from "./exam-dates.ts";

/** The lanes of an exam on the time line, one under the other. */
export const LANES = ["application", "exam"] as const;
export type Lane = (typeof LANES)[number];

export type TimeLineBar = { key: string; x: number; width: number; isExpected: boolean };
export type TimeLineRow = {
	slug: string;
	name: string;
	y: number;
	lanes: { lane: Lane; y: number; bars: TimeLineBar[]; events: ClashEvent[] }[];
};
export type TimeLineShape = {
	height: number;
	axisY: number;
	months: { month: string; x: number; hasLabel: boolean }[];
	today: number;
	/** Days on which two exams fall together, or may. */
	bands: { key: string; x: number; width: number }[];
	rows: TimeLineRow[];
};

export const TIME_LINE = { width: 360, left: 74, top: 22, row: 58, lane: 18, bar: 10 } as const;

/** A day is less than a pixel wide. */
const LEAST_WIDTH = 3;

/** Places the windows of exams on the days of a year. Made on the server: the drawing library need not travel to the browser. */
export function layOutTimeLine(exams: readonly ClashExam[], range: DayRange, today: string): TimeLineShape {
	const { left, width, top, row, lane } = TIME_LINE;
	const x = scaleUtc([new Date(range.from), new Date(addDays(range.to, 1))], [left, width]).clamp(true);
	const place = ({ from, to }: DayRange) => {
		const [start, end] = [x(new Date(from)), x(new Date(addDays(to, 1)))];
		return { x: Math.min(start, width - LEAST_WIDTH), width: Math.max(LEAST_WIDTH, end - start) };
	};
	const isInside = (event: ClashEvent) => daysOf(event).from <= range.to && daysOf(event).to >= range.from;
	const rows = exams.map(({ slug, shortName, events }, index) => {
		const y = top + index * row;
		const lanes = LANES.map((each, at) => {
			const shown = events.filter((event) => event.kind === each && isInside(event));
			const bars = shown.map((event) => ({
				key: event.key,
				isExpected: event.status === "expected",
				...place(daysOf(event)),
			}));
			return { lane: each, y: y + 20 + at * lane, bars, events: shown };
		});
		return { slug, name: shortName, y, lanes };
	});
	return {
		height: top + exams.length * row,
		axisY: top - 6,
		months: comingMonths(range.from).map((month, index) => ({
			month,
			x: x(new Date(`${month}-01`)),
			hasLabel: index % 2 === 0,
		})),
		today: x(new Date(today)),
		bands: findClashes(exams, range).flatMap(({ one, other, meetings }) =>
			meetings.map((meeting) => ({
				key: `${one.slug} ${meeting.one.key} ${other.slug} ${meeting.other.key}`,
				...place(meeting.days),
			})),
		),
		rows,
	};
}
