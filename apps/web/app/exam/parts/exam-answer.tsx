import { isAnnounced } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { totalsOf } from "@uchit/contract/pattern-totals.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { findLastEvent, findNearestForm, findNextEvent } from "#app/exam/exam-dates.ts";
import { type ExamPage, isConducted } from "#app/exam/page-of-exam.ts";
import { eventStanding } from "#app/exam/standing.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer, examSourceId } from "#app/facts/sources.ts";
import { examPatternWords } from "#app/facts/words/pattern-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { AnswerRow } from "#app/ui/answer-row.tsx";
import { Section } from "#app/ui/section.tsx";

export function ExamAnswer({ page }: { page: ExamPage }) {
	const { t, paths } = usePage();
	const { exam, today } = page;
	const isKnown = isConducted(exam.lifecycle);
	const shown = (kind: ExamEvent["kind"]) => {
		const events = (exam.events ?? []).filter((event) => event.kind === kind);
		if (kind === "application") return findNearestForm(events, today);
		return findNextEvent(events, today) ?? findLastEvent(events, today);
	};
	return (
		<Section id="short" title={t("examPage.short.heading")} className="mt-6" headingClass="sr-only">
			<dl className="max-w-224 divide-y divide-line border-line border-y">
				{isKnown && (
					<AnswerRow name={t("examPage.short.apply")}>
						<EventAnswer page={page} event={shown("application")} />
					</AnswerRow>
				)}
				{isKnown && (
					<AnswerRow name={t("examPage.short.exam")}>
						<EventAnswer page={page} event={shown("exam")} />
					</AnswerRow>
				)}
				{exam.fees !== undefined && (
					<AnswerRow name={t("examPage.short.fee")}>
						<a href="#fees" className="link">
							{feeRange(t, exam.fees)}
						</a>{" "}
						<small className="year">{exam.fees.year}</small>
					</AnswerRow>
				)}
				{exam.pattern !== undefined && (
					<AnswerRow name={t("examPage.short.pattern")}>
						<PatternWords exam={exam} pattern={exam.pattern} />
					</AnswerRow>
				)}
				{exam.colleges.total > 0 && (
					<AnswerRow name={t("examPage.short.colleges")}>
						<InlineLink to={paths.colleges({ exam: [exam.slug] })}>
							{t("examPage.short.allColleges", { count: exam.colleges.total })}
						</InlineLink>
					</AnswerRow>
				)}
			</dl>
		</Section>
	);
}

function EventAnswer({ page: { exam, today }, event }: { page: ExamPage; event: ExamEvent | undefined }) {
	const { t, language } = usePage();
	if (event === undefined) return <span className="text-quiet">{t("exam.when.none")}</span>;
	const id = examSourceId(exam, `events.${event.key}`);
	const { words, when } = eventStanding(event, today, language);
	const isComing = isAnnounced(event) && daysOf(event).to >= today;
	return (
		<>
			<span className={isComing ? "font-semibold" : undefined}>
				<SourcedText
					value={t(`exam.when.${words}`, { when })}
					source={createSourceNamer(exam.sources)(id)}
					href={sourceHref(id)}
				/>
			</span>
			{(words === "usuallyOpen" || words === "mayClose" || words === "mayBeOpen") &&
				exam.officialSite !== undefined && (
					<span className="block text-sm">
						{t.rich("examPage.short.checkToday", {
							site: () => (
								<a href={exam.officialSite} rel="noreferrer" className="link">
									{t("exam.theOfficialSite")}
								</a>
							),
						})}
					</span>
				)}
			{event.name !== undefined && (
				<span className="block text-quiet text-sm">
					<OwnText text={event.name} hi={event.nameHi} />
				</span>
			)}
		</>
	);
}

type Fees = NonNullable<ExamPage["exam"]["fees"]>;

export function feeRange(t: Translate, { items }: Pick<Fees, "items">): string {
	const amounts = items.map(({ amountInr }) => amountInr);
	const [least, most] = [formatNumber(Math.min(...amounts)), formatNumber(Math.max(...amounts))];
	return least === most ? t("examPage.short.feeFor", { least }) : t("examPage.short.feeRange", { least, most });
}

type Pattern = NonNullable<ExamPage["exam"]["pattern"]>;

function PatternWords({ exam, pattern }: { exam: ExamPage["exam"]; pattern: Pattern }) {
	const { t, paths } = usePage();
	const words = examPatternWords(t, totalsOf(pattern));
	const id = examSourceId(exam, "pattern");
	return (
		<>
			{words !== undefined && (
				<SourcedText value={words} source={createSourceNamer(exam.sources)(id)} href={sourceHref(id)} />
			)}{" "}
			<small className="year">{pattern.year}</small>
			<span className="block text-sm">
				<Link to={paths.examTab(exam.slug, "pattern")} className="link inline-block py-0.5">
					{t("exam.tab.pattern")}
				</Link>
			</span>
		</>
	);
}
