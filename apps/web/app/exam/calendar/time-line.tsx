import type { ExamEventKind } from "@uchit/contract/exam.ts";
import type { DayRange } from "#app/exam/clashes/clash.ts";
import { TIME_LINE, type TimeLineBar, type TimeLineRow, type TimeLineShape } from "#app/exam/clashes/clash-plot.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { PlotFrame, PlotLabel } from "#app/ui/plot/frame.tsx";
import { eventTitle } from "./calendar-words.ts";

/**
 * The coming year with one row per exam and the days on which two clash. Shows applications and exams, unless the title says otherwise.
 */
export function TimeLine({ shape, range, title }: { shape: TimeLineShape; range: DayRange; title?: string }) {
	const { t, language } = usePage();
	const rows = shape.rows.flatMap((row) => toTableRows(t, language, row));
	const span = whenWords(language, { starts: range.from.slice(0, 7), ends: range.to.slice(0, 7) }, "short");
	return (
		<div className="min-w-0">
			<PlotFrame
				texts={{ title: title ?? t("clash.plot.title"), axis: span, table: t("clash.plot.table") }}
				height={shape.height}
				description={rows.map(({ name, values }) => [name, ...values].join(", ")).join("; ")}
				table={{
					heads: [t("clash.plot.exam"), t("clash.plot.what"), t("clash.plot.when"), t("clash.plot.status")],
					rows,
				}}
			>
				<Months shape={shape} />
				<Marks shape={shape} />
				{shape.rows.map((row) => (
					<ExamRow key={row.slug} row={row} />
				))}
			</PlotFrame>
			<p className="mt-2 max-w-100 text-quiet text-sm">{t("clash.plot.key")}</p>
		</div>
	);
}

function toTableRows(t: Translate, language: Language, { slug, name, lanes }: TimeLineRow) {
	const events = lanes.flatMap((lane) => lane.events);
	if (events.length === 0) return [{ key: slug, name, values: [t("clash.noDates"), "", ""] }];
	return events.map((event) => ({
		key: `${slug} ${event.key}`,
		name,
		values: [eventTitle(t, language, event), whenWords(language, event), t(`exam.status.${event.status}`)],
	}));
}

function Months({ shape: { months, bands, axisY, footY, today } }: { shape: TimeLineShape }) {
	const { language } = usePage();
	const nameOf = dateFormat(language, { month: "short", timeZone: "UTC" });
	return (
		<>
			{bands.map(({ key, x, width }) => (
				<rect key={key} x={x} y={axisY} width={width} height={footY - axisY} className="fill-care-sunk" />
			))}
			{months.map(({ month, x, hasLabel }) => (
				<g key={month}>
					<line x1={x} x2={x} y1={axisY} y2={footY} strokeWidth={1} className="stroke-line" />
					{hasLabel && (
						<PlotLabel x={x} y={axisY - 5} anchor="start" isQuiet>
							{nameOf.format(new Date(`${month}-01`))}
						</PlotLabel>
					)}
				</g>
			))}
			<line x1={today} x2={today} y1={axisY} y2={footY} strokeWidth={1.5} className="stroke-accent" />
		</>
	);
}

function Marks({ shape: { marks, axisY, footY } }: { shape: TimeLineShape }) {
	return marks.map(({ key, x, label }) => (
		<g key={key}>
			<line x1={x} x2={x} y1={axisY} y2={footY + 3} strokeWidth={1.5} strokeDasharray="2 3" className="stroke-ink" />
			<PlotLabel x={x} y={footY + 14} anchor={x > TIME_LINE.width / 2 ? "end" : "start"} isQuiet>
				{label}
			</PlotLabel>
		</g>
	));
}

function ExamRow({ row: { name, y, lanes } }: { row: TimeLineRow }) {
	const { t } = usePage();
	return (
		<g>
			<PlotLabel x={0} y={y + 13} anchor="start">
				{name}
			</PlotLabel>
			{lanes.map((lane) => (
				<g key={lane.lane}>
					<PlotLabel x={0} y={lane.y + TIME_LINE.bar} anchor="start" isQuiet>
						{t(`calendar.kind.${lane.lane}`)}
					</PlotLabel>
					{lane.bars.map((bar) => (
						<EventBar key={bar.key} bar={bar} y={lane.y} colour={COLOURS[lane.lane] ?? OTHER_COLOUR} />
					))}
				</g>
			))}
		</g>
	);
}

/** Lanes also have labels, so the colour is not the only sign. */
const COLOURS: Partial<Record<ExamEventKind, string>> = {
	application: "fill-cool stroke-cool",
	exam: "fill-accent stroke-accent",
};
const OTHER_COLOUR = "fill-ink stroke-ink";

function EventBar({ bar: { x, width, isExpected }, y, colour }: { bar: TimeLineBar; y: number; colour: string }) {
	return (
		<rect
			x={x}
			y={y}
			width={width}
			height={TIME_LINE.bar}
			rx={2}
			strokeWidth={1.5}
			fillOpacity={isExpected ? 0.15 : 1}
			strokeDasharray={isExpected ? "4 2" : undefined}
			className={colour}
		/>
	);
}
