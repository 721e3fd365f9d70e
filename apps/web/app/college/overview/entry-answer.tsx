import type { Entry } from "#app/facts/entry.ts";
import { Figure } from "#app/facts/figure.tsx";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { isPredicted } from "#app/facts/words/predict-exams.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Answer, type AnswerContext, MORE } from "./answer.tsx";

/** "Can I get in?": the newest closing rank of the most wanted programme, for an open seat. */
export function EntryAnswer({ entry, college, sourceName }: AnswerContext & { entry: Entry | undefined }) {
	const t = useTranslations();
	const paths = usePaths();
	const { slug, cutoffs } = college;
	const [summary] = cutoffs;
	const question = t("answer.entry.question");
	if (summary === undefined) return <Answer question={question}>{t("answer.entry.unknown")}</Answer>;
	const cutoffsLink = (
		<Link to={paths.collegeTab(slug, "cutoffs")} className={MORE}>
			{t("answer.entry.more")}
		</Link>
	);
	if (entry === undefined) {
		// Figures of one year, or of which each programme has its own scale, make no line.
		const [dated] = cutoffs
			.filter(({ lastYear }) => lastYear !== undefined)
			.toSorted((a, b) => (b.lastYear ?? 0) - (a.lastYear ?? 0));
		return (
			<Answer question={question} more={cutoffsLink}>
				{dated === undefined
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
					{isPredicted(seat.exam) && (
						<Link to={paths.predict({ exam: seat.exam })} className={`${MORE} ml-3`}>
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
