import { CLOSE_PART } from "@uchit/contract/predict.ts";
import { BANDS, JUST_PAST_MARKS, JUST_PAST_PART } from "@uchit/contract/predict-band.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";

export function HowToRead({ isScore, rank }: { isScore: boolean; rank?: number | undefined }) {
	const { t, paths } = usePage();
	return (
		<section aria-labelledby="how" className="mt-8">
			<h2 id="how" className="text-xl">
				{t("predict.how.title")}
			</h2>
			<p className="mt-2 max-w-text">{t("predict.how.years")}</p>
			<dl className="mt-2 max-w-text">
				{BANDS.map((band) => (
					<div key={band}>
						<dt className="inline font-semibold">{t(`predict.band.${band}`)}:</dt>{" "}
						<dd className="inline">{t(`predict.bandIs.${band}`, { what: isScore ? "marks" : "rank" })}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2 max-w-text">
				{limitsWords(t, isScore, rank)} {t("predict.how.promise")}
			</p>
			<p className="mt-1">
				<Link to={paths.predictReport} className="link inline-flex min-h-9 items-center">
					{t("predict.how.right")}
				</Link>
			</p>
			<p className="mt-1 max-w-text text-quiet text-sm">{t("predict.how.seats")}</p>
			<TermLine>
				<Term slug="closing-rank">{t("cutoff.column.closingRank")}</Term>
				<Term slug="opening-rank">{t("cutoff.column.openingRank")}</Term>
				<Term slug="round">{t("cutoff.filter.round")}</Term>
			</TermLine>
		</section>
	);
}

function limitsWords(t: Translate, isScore: boolean, rank: number | undefined): string {
	if (isScore)
		return `${t("predict.how.justPastOfMarks", { past: JUST_PAST_MARKS })} ${t("predict.how.closeOfMarks", { past: JUST_PAST_MARKS })}`;
	if (rank === undefined) return `${t("predict.how.justPastOfAny")} ${t("predict.how.closeOfAny")}`;
	const near = Math.floor(rank / CLOSE_PART);
	const from = Math.ceil((rank * JUST_PAST_PART) / (JUST_PAST_PART + 1));
	return `${t("predict.how.justPast", { rank, from })} ${t("predict.how.close", { from: rank - near, to: rank + near })}`;
}
