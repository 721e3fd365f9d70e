import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { eventStateOn, inOrder, isUnderWay } from "#app/exam/exam-dates.ts";
import { type ExamPage, isStillHeld } from "#app/exam/page-of-exam.ts";
import { examSourceId, sourceNames } from "#app/facts/sources.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { EventStatus, EventWhen } from "./event-when.tsx";

/** What an exam is for, in a paragraph, and for whom it came in the place of others. */
export function ExamSummary({ exam }: { exam: ExamPage["exam"] }) {
	const t = useTranslations();
	const paths = usePaths();
	const { summary, summaryHi, replaces, lifecycle } = exam;
	return (
		<div className="mt-6 max-w-text space-y-3">
			<p className="text-lg">
				<OwnText text={summary} hi={summaryHi} />
			</p>
			{lifecycle.state === "current" && lifecycle.text !== undefined && (
				<p className="text-quiet">
					<OwnText text={lifecycle.text} hi={lifecycle.textHi} />
				</p>
			)}
			{replaces.length > 0 && (
				<p>
					{t.rich("exam.lifecycle.replaces", {
						exams: () =>
							replaces.map(({ slug, shortName }, index) => (
								<span key={slug}>
									{index > 0 && ", "}
									<Link to={paths.exam(slug)} className="link">
										{shortName}
									</Link>
								</span>
							)),
					})}
				</p>
			)}
		</div>
	);
}

/** As many dates as open a page. */
const MOST_DATES = 3;

/** What is under way or comes next; nothing for an exam of which no date is to come. */
export function NextDates({ page: { exam, today } }: { page: ExamPage }) {
	const t = useTranslations();
	const language = useLanguage();
	const paths = usePaths();
	const sourceName = sourceNames(exam.sources);
	const coming = inOrder(exam.events ?? []).filter((event) => daysOf(event).to >= today);
	if (coming.length === 0 || !isStillHeld(exam.lifecycle)) return null;
	return (
		<section aria-labelledby="next" className="mt-8">
			<h2 id="next" className="sr-only">
				{t("exam.field.events")}
			</h2>
			<ul className="grid gap-3 sm:grid-cols-3">
				{coming.slice(0, MOST_DATES).map((event) => {
					const sourceId = examSourceId(exam, `events.${event.key}`);
					const title = eventTitle(t, language, event);
					return (
						<li key={event.key} className="rounded-lg border border-line bg-raised p-4">
							<p className="text-quiet text-sm">
								{isUnderWay(event, today) ? t("exam.now", { event: title }) : t("exam.next", { event: title })}
							</p>
							<p className="mt-1 font-semibold text-lg">
								<EventWhen event={event} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
							</p>
							<p className="mt-1">
								<EventStatus state={eventStateOn(event, today)} />
							</p>
						</li>
					);
				})}
			</ul>
			<p className="mt-2 flex flex-wrap gap-x-6">
				<Link to={paths.examTab(exam.slug, "dates")} className="link inline-flex min-h-11 items-center">
					{t("exam.allDates")}
				</Link>
				<Link to={paths.examClashes([exam.slug])} className="link inline-flex min-h-11 items-center">
					{t("exams.clashes")}
				</Link>
			</p>
		</section>
	);
}
