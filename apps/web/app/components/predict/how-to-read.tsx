import { REACH_MARKS } from "@uchit/contract/predict-options.ts";
import { Term, TermLine } from "#app/components/site/term.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** What the words of the rows mean, in one paragraph. */
export function HowToRead({ isScore }: { isScore: boolean }) {
	const t = useWords();
	return (
		<section aria-labelledby="how" className="mt-8">
			<h2 id="how" className="text-xl">
				{t("predict.how.title")}
			</h2>
			<p className="mt-2 max-w-text">
				{t("predict.how.years")}{" "}
				{isScore ? t("predict.how.bandsOfMarks", { marks: REACH_MARKS }) : t("predict.how.bands")}{" "}
				{t("predict.how.promise")}
			</p>
			<p className="mt-2 max-w-text text-quiet text-sm">{t("predict.how.seats")}</p>
			<TermLine>
				<Term slug="closing-rank">{t("cutoff.column.closingRank")}</Term>
				<Term slug="opening-rank">{t("cutoff.column.openingRank")}</Term>
				<Term slug="round">{t("cutoff.filter.round")}</Term>
			</TermLine>
		</section>
	);
}
