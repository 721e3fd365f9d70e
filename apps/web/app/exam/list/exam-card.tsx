import type { ExamSummary } from "@uchit/contract/exam-list.schema.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { eventStateOn, isUnderWay } from "#app/exam/exam-dates.ts";
import { scopeWords } from "#app/exam/exam-words.ts";
import { isStillHeld } from "#app/exam/page-of-exam.ts";
import { EventStatus, EventWhen } from "#app/exam/parts/event-when.tsx";
import { Unknown } from "#app/facts/figure.tsx";
import { sourceHref, usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Card, CardFigure } from "#app/ui/card.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { findShownEvent } from "./listed-exam.ts";

/** What a list knows besides its exams: the names that they give as slugs, and which day it is. */
export type ExamNames = {
	today: string;
	stateName: (slug: string) => string;
	examName: (slug: string) => string;
	sourceName: (id: string) => string;
};

type Props = { exam: ExamSummary; names: ExamNames };

/** One exam of a list: what it is called, who holds it for which seats, and what comes next. One that has ended says so. */
export function ExamCard({ exam, names, level = 2 }: Props & { level?: 2 | 3 }) {
	const t = useTranslations();
	const language = useLanguage();
	const paths = usePaths();
	const { slug, shortName, name, nameHi, body, lifecycle } = exam;
	const parts = [
		scopeWords(t, language, exam, names.stateName),
		exam.level && t(`exam.level.${exam.level}`),
		exam.streams.map((stream) => t(`exam.stream.${stream}`)).join(", "),
	];
	return (
		<Card
			level={level}
			heading={
				<>
					<Link to={paths.exam(slug)}>{shortName}</Link>{" "}
					{lifecycle.state !== "current" && (
						<Tag tone={isStillHeld(lifecycle) ? "plain" : "care"}>{t(`exam.lifecycle.state.${lifecycle.state}`)}</Tag>
					)}
				</>
			}
			about={
				<>
					{name !== shortName && (
						<span className="block text-base text-ink">
							<OwnText text={name} hi={nameHi} />
						</span>
					)}
					{body !== undefined && (
						<span lang="en" className="block">
							{body}
						</span>
					)}
					<span className="block">{parts.filter((part) => part).join(" · ")}</span>
					{lifecycle.writeNow.length > 0 && <WriteInstead slugs={lifecycle.writeNow} names={names} />}
				</>
			}
			figures={<NextDate exam={exam} names={names} />}
		/>
	);
}

/** The event that is under way or comes next, or else the last one. */
function NextDate({ exam, names }: Props) {
	const t = useTranslations();
	const language = useLanguage();
	const paths = usePaths();
	const { event, isLast } = findShownEvent(exam, names.today);
	if (event === undefined) {
		return (
			<CardFigure name={t("exam.field.events")}>
				<Unknown reason={t("exam.noDate")} />
			</CardFigure>
		);
	}
	const title = eventTitle(t, language, event);
	const name = isLast ? "last" : isUnderWay(event, names.today) ? "now" : "next";
	const { receipt = exam.sourceId } = event;
	const href = typeof receipt === "string" ? sourceHref(receipt) : paths.examTab(exam.slug, "dates");
	const source = typeof receipt === "string" ? names.sourceName(receipt) : receipt.document;
	return (
		<CardFigure name={t(`exam.${name}`, { event: title })}>
			<span className="block">
				<EventWhen event={event} source={source} href={href} month="short" />
			</span>
			<EventStatus state={eventStateOn(event, names.today)} />
		</CardFigure>
	);
}

function WriteInstead({ slugs, names }: { slugs: readonly string[]; names: ExamNames }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<span className="mt-1 block font-semibold text-ink">
			{t.rich("exam.lifecycle.instead", {
				exams: () =>
					slugs.map((slug, index) => (
						<span key={slug}>
							{index > 0 && ", "}
							<Link to={paths.exam(slug)} className="link">
								{names.examName(slug)}
							</Link>
						</span>
					)),
			})}
		</span>
	);
}
