import type { ExamEventKind } from "@uchit/contract/exam.ts";
import { scaleUtc } from "d3-scale";
import { addDays, daysOf } from "#app/exam/calendar/days.ts";
import { comingMonths } from "#app/exam/exam-dates.ts";
import { type ClashEvent, type ClashExam, type DayRange, findClashes } from "./clash.ts";

const LANES = ["application", "exam"] as const satisfies readonly ExamEventKind[];

export type TimeLineBar = { key: string; x: number; width: number; isExpected: boolean };
export type TimeLineRow = {
	slug: string;
	name: string;
	y: number;
	lanes: { lane: ExamEventKind; y: number; bars: TimeLineBar[]; events: ClashEvent[] }[];
};
export type TimeLineShape = {
	height: number;
	axisY: number;
	footY: number;
	months: { month: string; x: number; hasLabel: boolean }[];
	today: number;
	bands: { key: string; x: number; width: number }[];
	marks: { key: string; x: number; label: string }[];
	rows: TimeLineRow[];
};

export const TIME_LINE = { width: 360, left: 74, top: 22, head: 22, lane: 18, bar: 10, foot: 18 } as const;

export type TimeLineRequest = {
	range: DayRange;
	today: string;
	kinds?: readonly ExamEventKind[];
	marks?: readonly { day: string; label: string }[];
};

/** In px, because a day is less than a pixel wide. */
const MIN_WIDTH = 3;

/** Places exam events on the days of a year. Runs on the server, so that the browser need not load the drawing library. */
export function layOutTimeLine(
	exams: readonly ClashExam[],
	{ range, today, kinds = LANES, marks = [] }: TimeLineRequest,
): TimeLineShape {
	const { left, width, top, head, lane, foot } = TIME_LINE;
	const row = head + kinds.length * lane;
	const x = scaleUtc([new Date(range.from), new Date(addDays(range.to, 1))], [left, width]).clamp(true);
	const place = ({ from, to }: DayRange) => {
		const [start, end] = [x(new Date(from)), x(new Date(addDays(to, 1)))];
		return { x: Math.min(start, width - MIN_WIDTH), width: Math.max(MIN_WIDTH, end - start) };
	};
	const isInside = (event: ClashEvent) => daysOf(event).from <= range.to && daysOf(event).to >= range.from;
	const rows = exams.map(({ slug, shortName, events }, index) => {
		const y = top + index * row;
		const lanes = kinds.map((each, at) => {
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
		height: top + exams.length * row + (marks.length > 0 ? foot : 0),
		axisY: top - 6,
		footY: top + exams.length * row,
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
		marks: marks.map(({ day, label }) => ({ key: day, x: x(new Date(day)), label })),
		rows,
	};
}
