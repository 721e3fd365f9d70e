import { PlotFrame, PlotLabel } from "#app/components/ui/plot/frame.tsx";
import { type Language, LOCALES } from "#app/i18n/language.ts";
import { type Translate, useLanguage, useWords } from "#app/i18n/translate.ts";
import { eventTitle } from "#app/lib/exam-calendar-words.ts";
import type { DayRange } from "#app/lib/exam-clash.ts";
import { TIME_LINE, type TimeLineBar, type TimeLineRow, type TimeLineShape } from "#app/lib/exam-clash-plot.ts";
import { whenWords } from "#app/lib/exam-dates.ts";

/** The applications and exams of the coming year, one exam under the other, with the days on which two fall together. */
export function TimeLine({ shape, range }: { shape: TimeLineShape; range: DayRange }) {
	const t = useWords();
	const language = useLanguage();
	const rows = shape.rows.flatMap((row) => toTableRows(t, language, row));
	const span = whenWords(language, { starts: range.from.slice(0, 7), ends: range.to.slice(0, 7) }, "short");
	return (
		<div className="min-w-0">
			<PlotFrame
				texts={{ title: t("clash.plot.title"), axis: span, table: t("clash.plot.table") }}
				height={shape.height}
				description={rows.map(({ name, values }) => [name, ...values].join(", ")).join("; ")}
				table={{
					heads: [t("clash.plot.exam"), t("clash.plot.what"), t("clash.plot.when"), t("clash.plot.status")],
					rows,
				}}
			>
				<Months shape={shape} />
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

/** A hairline where each month begins, every second one with its name; a stronger one today. */
function Months({ shape: { months, bands, axisY, height, today } }: { shape: TimeLineShape }) {
	const language = useLanguage();
	const nameOf = new Intl.DateTimeFormat(LOCALES[language], { month: "short", timeZone: "UTC" });
	return (
		<>
			{bands.map(({ key, x, width }) => (
				<rect key={key} x={x} y={axisY} width={width} height={height - axisY} className="fill-care-sunk" />
			))}
			{months.map(({ month, x, hasLabel }) => (
				<g key={month}>
					<line x1={x} x2={x} y1={axisY} y2={height} strokeWidth={1} className="stroke-line" />
					{hasLabel && (
						<PlotLabel x={x} y={axisY - 5} anchor="start" isQuiet>
							{nameOf.format(new Date(`${month}-01`))}
						</PlotLabel>
					)}
				</g>
			))}
			<line x1={today} x2={today} y1={axisY} y2={height} strokeWidth={1.5} className="stroke-accent" />
		</>
	);
}

function ExamRow({ row: { name, y, lanes } }: { row: TimeLineRow }) {
	const t = useWords();
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
						<EventBar key={bar.key} bar={bar} y={lane.y} isExam={lane.lane === "exam"} />
					))}
				</g>
			))}
		</g>
	);
}

/** What nobody has announced is only outlined. */
function EventBar({ bar: { x, width, isExpected }, y, isExam }: { bar: TimeLineBar; y: number; isExam: boolean }) {
	const colour = isExam ? "fill-accent stroke-accent" : "fill-cool stroke-cool";
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
