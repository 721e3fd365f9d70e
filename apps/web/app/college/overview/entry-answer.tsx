import { isMainlyOfNeet, NEET } from "@uchit/contract/main-field.ts";
import { Figure, SourcedText } from "#app/facts/figure.tsx";
import type { HardestClosing } from "#app/facts/hardest-closing.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { hasPredictor } from "#app/facts/words/predict-exams.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link } from "#app/shell/page/link.tsx";
import type { AcceptedExam } from "./admission-route.ts";
import { Answer, type AnswerContext, MORE_LINK_CLASS } from "./answer.tsx";

type EntryProps = AnswerContext & { entry: HardestClosing | undefined; taken: readonly AcceptedExam[] };

export function EntryAnswer({ entry, taken, college, sourceName }: EntryProps) {
	const { t, paths } = usePage();
	const { slug, cutoffs } = college;
	const [summary] = cutoffs;
	const question = t("answer.entry.question");
	if (summary === undefined) {
		return (
			<Answer question={question}>
				{taken.length === 0 ? t("answer.entry.unknown") : <AcceptedExams exams={taken} sourceName={sourceName} />}
			</Answer>
		);
	}
	const cutoffsLink = (
		<Link to={paths.collegeTab(slug, "cutoffs")} className={MORE_LINK_CLASS}>
			{t("answer.entry.more")}
		</Link>
	);
	if (entry === undefined) {
		const isNeetAlone = !isMainlyOfNeet(college) && cutoffs.every(({ exam }) => exam === NEET);
		// One year alone, or programmes with separate scales, make no trend line.
		const [dated] = cutoffs
			.filter(({ lastYear }) => lastYear !== undefined)
			.toSorted((a, b) => (b.lastYear ?? 0) - (a.lastYear ?? 0));
		return (
			<Answer question={question} more={cutoffsLink}>
				{isNeetAlone
					? t("answer.entry.neetAlone")
					: dated === undefined
						? t("answer.entry.undated", { authority: summary.authority })
						: t("answer.entry.dated", { authority: dated.authority, year: String(dated.lastYear) })}
			</Answer>
		);
	}
	const { seat, programme, year, round, closing, isScore, sourceId } = entry;
	const seatLine = [seat.seatType, seatPoolWords(t, seat.gender), quotaWords(t, seat.quota)].filter(Boolean).join(", ");
	const figure = formatNumber(closing);
	const when = round === undefined ? String(year) : t("answer.entry.round", { year: String(year), round });
	return (
		<Answer
			question={question}
			figure={
				<Figure
					value={isScore ? t("answer.entry.closedAtMarks", { figure }) : t("answer.entry.closedAt", { figure })}
					year={year}
					source={sourceName(sourceId)}
					href={sourceHref(sourceId)}
				/>
			}
			more={
				<>
					{cutoffsLink}
					{hasPredictor(seat.exam) && (
						<Link to={paths.predict({ exam: seat.exam })} className={`${MORE_LINK_CLASS} ml-3`}>
							{t("answer.entry.predict")}
						</Link>
					)}
				</>
			}
		>
			{`${programme} · ${seatLine} · ${seat.authority} ${when}`}
		</Answer>
	);
}

export function AcceptedExams({
	exams,
	sourceName,
}: { exams: readonly AcceptedExam[] } & Pick<AnswerContext, "sourceName">) {
	const { t, paths } = usePage();
	const source = exams.find((exam) => exam.source !== undefined)?.source;
	return t.rich("answer.entry.takes", {
		isChecked: exams.some((exam) => exam.source?.kind === "editor-knowledge") ? "no" : "yes",
		exams: () =>
			exams.map(({ slug, shortName }, index) => (
				<span key={slug}>
					{index > 0 && ", "}
					<InlineLink to={paths.exam(slug)}>{shortName}</InlineLink>
				</span>
			)),
		guide: (words) =>
			source === undefined ? (
				words
			) : (
				<SourcedText value={words} source={sourceName(source.id)} href={sourceHref(source.id)} />
			),
	});
}
