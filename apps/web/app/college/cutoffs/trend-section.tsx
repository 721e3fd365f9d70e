import { TREND_PROGRAMMES } from "@uchit/contract/cutoff-trend.ts";
import { quotaWords } from "#app/facts/words/cutoff-words.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { Note } from "#app/ui/note.tsx";
import { type CutoffTrends, hasSinglePoolApart, isQuotaTaken } from "./cutoff-trend.ts";
import type { CutoffSearch } from "./search.ts";
import { TrendForm } from "./trend-form.tsx";
import { TrendPlots } from "./trend-plots.tsx";
import { choiceWords, examWords, seatWords } from "./trend-words.ts";

type TrendSectionProps = {
	id: string;
	slug: string;
	trends: CutoffTrends;
	/** The choices of the table below, which a choice here keeps. */
	table: CutoffSearch;
	sourceName: (id: string) => string;
};

/** How the programmes of one kind of seat closed over the years, with the choices that change the kind. */
export function TrendSection({ id, slug, trends, table, sourceName }: TrendSectionProps) {
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

/** Says before the plots which defaults were chosen, and which choices had no data. */
function TrendChoicesNote({ trends }: { trends: CutoffTrends }) {
	const t = useTranslations();
	const notes = [...preparatory(t, trends), ...quotaTaken(t, trends), ...unknown(t, trends), ...tooMany(t, trends)];
	return notes.map((words) => (
		<p key={words} className="mt-4 max-w-text border-accent border-l-2 pl-3 text-sm">
			{words}
		</p>
	));
}

/** How to read the pictures, and what they leave out. */
function TrendNotes({ trends }: { trends: CutoffTrends }) {
	const t = useTranslations();
	const leftOut = leftOutWords(t, trends);
	return (
		<div className="mt-6 max-w-text space-y-1 text-quiet text-sm">
			{trends.plots.length > 0 && (
				<>
					<p>{t("trend.ownScale")}</p>
					<p>{t("trend.namesJoined")}</p>
				</>
			)}
			{hasSinglePoolApart(trends.trend) && <p>{t("trend.singlePool")}</p>}
			{leftOut.length > 0 && <p>{`${t("trend.leftOut")} ${leftOut.join(", ")}`}</p>}
		</div>
	);
}

function preparatory(t: Translate, { trend, plots }: CutoffTrends): string[] {
	return plots.length > 0 && trend.mayHoldPreparatory ? [t("trend.mayHoldPreparatory")] : [];
}

function quotaTaken(t: Translate, trends: CutoffTrends): string[] {
	const { seat } = trends.trend;
	return seat !== undefined && trends.plots.length > 0 && isQuotaTaken(trends)
		? [t("trend.quotaTaken", { quota: quotaWords(t, seat.quota) })]
		: [];
}

function unknown(t: Translate, { trend }: CutoffTrends): string[] {
	return trend.notHeld.map(({ choice, value }) =>
		t("trend.notHeld", {
			kind: t(`trend.kind.${choice}`),
			value: choice === "programme" ? value : choiceWords(t, choice, { value, label: value }),
		}),
	);
}

function tooMany(t: Translate, { search }: CutoffTrends): string[] {
	return search.programmes.length > TREND_PROGRAMMES ? [t("trend.tooMany", { most: TREND_PROGRAMMES })] : [];
}

function leftOutWords(t: Translate, { trend: { leftOut } }: CutoffTrends): string[] {
	return [
		leftOut.marked > 0 && t("trend.leftOutMarked", { rows: leftOut.marked }),
		leftOut.preparatory > 0 && t("trend.leftOutPreparatory", { rows: leftOut.preparatory }),
		leftOut.untold > 0 && t("trend.leftOutUntold", { rows: leftOut.untold }),
		leftOut.undated > 0 && t("trend.leftOutUndated", { rows: leftOut.undated }),
	].filter((words) => words !== false);
}
