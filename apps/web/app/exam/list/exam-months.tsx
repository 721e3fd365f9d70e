import { monthWords, whenWords } from "#app/exam/exam-dates.ts";
import { EventStatus } from "#app/exam/parts/event-when.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Tag } from "#app/ui/chip.tsx";
import type { CalendarMonth, KindOfMonth, MonthEntry } from "./lay-out-months.ts";

export function ExamMonths({ months }: { months: readonly CalendarMonth[] }) {
	const { t } = usePage();
	return (
		<>
			<p className="max-w-text text-quiet">{t("exams.calendarNote")}</p>
			<ol className="divide-y divide-line border-line border-y">
				{months.map((month) => (
					<li key={month.month} className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[8rem_minmax(0,1fr)]">
						<Month month={month} />
					</li>
				))}
			</ol>
		</>
	);
}

function Month({ month: { month, kinds } }: { month: CalendarMonth }) {
	const { t, language } = usePage();
	return (
		<>
			<h2 className="text-lg">
				<time dateTime={month}>{monthWords(language, month)}</time>
			</h2>
			{kinds.length === 0 ? (
				<p className="text-quiet">{t("exams.quietMonth")}</p>
			) : (
				<dl className="min-w-0 space-y-3">
					{kinds.map((kind) => (
						<div key={kind.kind} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
							<dt className="text-quiet text-sm sm:pt-0.5">{t(`calendar.kind.${kind.kind}`)}</dt>
							<dd className="min-w-0 space-y-1">
								<Kind kind={kind} />
							</dd>
						</div>
					))}
				</dl>
			)}
		</>
	);
}

function Kind({ kind: { dated, expected, running } }: { kind: KindOfMonth }) {
	const { t } = usePage();
	return (
		<>
			{dated.map((entry) => (
				<Dated key={`${entry.exam.slug} ${entry.event.key}`} entry={entry} />
			))}
			{expected.length > 0 && (
				<p className="text-quiet">
					<Tag tone="care">{t("exam.status.expected")}</Tag> <Names entries={expected} />
				</p>
			)}
			{running.length > 0 && (
				<p className="text-quiet text-sm">
					{t("exams.running")}: <Names entries={running} />
				</p>
			)}
		</>
	);
}

function Dated({ entry }: { entry: MonthEntry }) {
	const { language } = usePage();
	return (
		<p className="flex flex-wrap items-baseline gap-x-2">
			<span className="font-semibold">
				<ExamEntry entry={entry} />
			</span>
			<span className="tabular-nums">{whenWords(language, entry.event, "short")}</span>
			<EventStatus state={entry.state} />
		</p>
	);
}

function Names({ entries }: { entries: readonly MonthEntry[] }) {
	return entries.map((entry, index) => (
		<span key={`${entry.exam.slug} ${entry.event.key}`}>
			{index > 0 && " · "}
			<ExamEntry entry={entry} />
		</span>
	));
}

function ExamEntry({ entry: { exam, event } }: { entry: MonthEntry }) {
	const { paths } = usePage();
	return (
		<>
			<Link
				to={paths.examTab(exam.slug, "dates")}
				className="underline decoration-edge underline-offset-4 hover:text-ink"
			>
				{exam.shortName}
			</Link>
			{event.name !== undefined && (
				<span className="font-normal text-sm">
					{" "}
					(<OwnText text={event.name} hi={event.nameHi} />)
				</span>
			)}
		</>
	);
}
