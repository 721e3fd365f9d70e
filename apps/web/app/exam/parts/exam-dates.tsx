import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { eventStateOn, groupByCycle } from "#app/exam/exam-dates.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { createSourceNamer, examSourceId } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import type { TimeLineShape } from "#app/ui/plot/lay-out-time-line.ts";
import { TimeLinePlot } from "#app/ui/plot/time-line-plot.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { EventStatus, EventWhen } from "./event-when.tsx";

export function ExamDates({ page: { exam, today }, timeLine }: { page: ExamPage; timeLine: TimeLineShape }) {
	const { t } = usePage();
	const cycles = groupByCycle(exam.events ?? []);
	const hasExpected = exam.events?.some((event) => event.status === "expected") ?? false;
	const [newest] = cycles;
	return (
		<Section id="dates" title={t("exam.tab.dates")} className="mt-10">
			{hasExpected && <p className="mt-2 max-w-text text-quiet">{t("exam.dates.expected")}</p>}
			<div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
				{newest !== undefined && (
					<div className="lg:sticky lg:top-4 lg:self-start">
						<TimeLinePlot
							shape={timeLine}
							texts={{ title: t("exam.dates.ofCycle", { year: newest.cycle }), axis: t("exam.dates.axis") }}
							today={t("exam.dates.today")}
						/>
					</div>
				)}
				<div className="min-w-0 space-y-10">
					{cycles.map(({ cycle, events }) => (
						<EventTable key={cycle} cycle={cycle} events={events} exam={exam} today={today} />
					))}
				</div>
			</div>
		</Section>
	);
}

type TableProps = { cycle: string; events: readonly ExamEvent[]; exam: ExamPage["exam"]; today: string };

function EventTable({ cycle, events, exam, today }: TableProps) {
	const { t, language } = usePage();
	const sourceName = createSourceNamer(exam.sources);
	const columns: Column<ExamEvent>[] = [
		{
			key: "event",
			head: t("exam.dates.column.event"),
			cell: (event) => (
				<>
					{eventTitle(t, language, event)}
					{daysOf(event).to >= today && event.status !== "cancelled" && (
						<span className="block font-normal text-sm">{t(`examPage.todo.${event.kind}`)}</span>
					)}
					{event.note !== undefined && (
						<span className="block font-normal text-quiet text-sm">
							<OwnText text={event.note} hi={event.noteHi} />
						</span>
					)}
				</>
			),
		},
		{
			key: "when",
			head: t("exam.dates.column.when"),
			cell: (event) => {
				const id = examSourceId(exam, `events.${event.key}`);
				return (
					<>
						<span className="block">
							<EventWhen event={event} source={sourceName(id)} href={sourceHref(id)} month="short" />
						</span>
						<EventStatus state={eventStateOn(event, today)} />
					</>
				);
			},
		},
	];
	return (
		<DataTable
			caption={t("exam.dates.ofCycle", { year: cycle })}
			isNarrow
			columns={columns}
			rows={events}
			keyOf={({ key }) => key}
		/>
	);
}
