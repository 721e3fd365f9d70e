import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { scopeWords } from "#app/exam/exam-words.ts";
import { isConducted } from "#app/exam/page-of-exam.ts";
import { eventStanding } from "#app/exam/standing.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceHref, usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { InlineLink, Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { findShownEvent, type ListedExam } from "./listed-exam.ts";

/** The list's data besides its exams: names for their slugs, and today's date. */
export type ExamNames = {
	today: string;
	stateName: (slug: string) => string;
	examName: (slug: string) => string;
	sourceName: (id: string) => string;
};

type Props = { exam: ListedExam; names: ExamNames };

/** An exam of a list in three lines: its name, its standing today, and its kind. An ended exam says so. */
export function ExamCard({ exam, names, level = 2 }: Props & { level?: 2 | 3 }) {
	const t = useTranslations();
	const language = useLanguage();
	const paths = usePaths();
	const { slug, shortName, name, nameHi, lifecycle } = exam;
	const about = [
		scopeWords(t, language, exam, names.stateName),
		exam.level && t(`exam.level.${exam.level}`),
		exam.streams.map((stream) => t(`exam.stream.${stream}`)).join(", "),
	]
		.filter((part) => part)
		.join(" · ");
	const Heading = `h${level}` as const;
	return (
		<article>
			<Heading>
				<Link to={paths.exam(slug)}>{shortName}</Link>{" "}
				{lifecycle.state !== "current" && (
					<Tag tone={isConducted(lifecycle) ? "plain" : "care"}>{t(`exam.lifecycle.state.${lifecycle.state}`)}</Tag>
				)}
			</Heading>
			<Standing exam={exam} names={names} />
			{lifecycle.writeNow.length > 0 && <WriteInstead lifecycle={lifecycle} names={names} />}
			{/* On a phone the heading above and the filters give the rest; an exam without another name repeats it. */}
			<p>
				{name === shortName ? (
					about
				) : (
					<>
						<OwnText text={name} hi={nameHi} />
						<span>{` · ${about}`}</span>
					</>
				)}
			</p>
		</article>
	);
}

/** The possible action today, or the next one, with the receipt of its date; in bold if announced. */
function Standing({ exam, names }: Props) {
	const t = useTranslations();
	const language = useLanguage();
	const paths = usePaths();
	const event = findShownEvent(exam, names.today);
	if (event === undefined) return null;
	const { receipt = exam.sourceId } = event;
	const href = typeof receipt === "string" ? sourceHref(receipt) : paths.examTab(exam.slug, "dates");
	const source = typeof receipt === "string" ? names.sourceName(receipt) : receipt.document;
	const { words, when } = eventStanding(event, names.today, language, "short");
	return (
		<p className={event.status === "expected" ? "text-quiet" : undefined}>
			{`${eventTitle(t, language, event)}: `}
			<SourcedText value={t(`exam.when.${words}`, { when })} source={source} href={href} />
		</p>
	);
}

/** The exam is over, or is conducted still and only its part for those who leave school has gone to another. */
function WriteInstead({
	lifecycle: { state, writeNow },
	names,
}: {
	lifecycle: Props["exam"]["lifecycle"];
	names: ExamNames;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const exams = () =>
		writeNow.map((slug, index) => (
			<span key={slug}>
				{index > 0 && ", "}
				<InlineLink to={paths.exam(slug)}>{names.examName(slug)}</InlineLink>
			</span>
		));
	return (
		<p className="font-semibold">
			{state === "current"
				? t.rich("exam.lifecycle.afterTwelve", { exams })
				: t.rich("exam.lifecycle.instead", { exams })}
		</p>
	);
}
