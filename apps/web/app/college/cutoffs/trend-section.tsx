import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { Note } from "#app/ui/note.tsx";
import type { CutoffTrends } from "./cutoff-trend.ts";
import type { CutoffSearch } from "./search.ts";
import { TrendForm } from "./trend-form.tsx";
import { TrendChoicesNote, TrendNotes } from "./trend-notes.tsx";
import { TrendPlots } from "./trend-plots.tsx";
import { examWords, seatWords } from "./trend-words.ts";

/** How the programmes of one kind of seat closed over the years, with the choices that change the kind. */
export function TrendSection({
	id,
	slug,
	trends,
	table,
	sourceName,
}: {
	id: string;
	slug: string;
	trends: CutoffTrends;
	/** What the table below shows: a choice here leaves it as it is. */
	table: CutoffSearch;
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	const headingId = `${id}-heading`;
	const hasLines = trends.trend.options.exam.some(({ years }) => years > 1);
	return (
		<section id={id} aria-labelledby={headingId} className="mt-10 scroll-mt-4">
			<h2 id={headingId} className="text-xl">
				{t("trend.heading")}
			</h2>
			<p className="mt-2 max-w-text">{t("trend.meaning")}</p>
			{hasLines && <TrendForm id={id} slug={slug} trends={trends} table={table} />}
			<TrendChoicesNote trends={trends} />
			{trends.plots.length === 0 ? (
				<Note title={t("trend.nothing")} level={3}>
					<p>{whyNothing(t, trends)}</p>
				</Note>
			) : (
				<TrendPlots trends={trends} sourceName={sourceName} />
			)}
			<TrendNotes trends={trends} />
		</section>
	);
}

function whyNothing(t: Translate, { trend }: CutoffTrends): string {
	const { seat, span, leftOut } = trend;
	if (seat === undefined || span === undefined)
		return leftOut.undated > 0 && leftOut.marked + leftOut.preparatory === 0
			? t("trend.allUndated")
			: t("trend.noneUsable");
	const of = { exam: examWords(trend, seat), seat: seatWords(t, seat) };
	return span.first === span.last ? t("trend.oneYear", { ...of, year: String(span.first) }) : t("trend.noTwoYears", of);
}
