import type { RankedPlace, RankingExtent } from "@uchit/contract/ranking-table.ts";
import { Link } from "react-router";
import { Unknown } from "#app/facts/figure.tsx";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { labelOf } from "./label.ts";
import { depthOf, type Movement, moveOf } from "./movement.ts";

type RowsProps = {
	caption: string;
	items: readonly RankedPlace[];
	against: RankingExtent | undefined;
	hasScores: boolean;
};

/** Best first. Links are not prefetched: a screen of them would weigh more than the page. */
export function RankingRows({ caption, items, against, hasScores }: RowsProps) {
	const { t } = usePage();
	return (
		<table className="paper-table w-full text-left tabular-nums [&_td]:py-2 [&_td]:pr-3 [&_th]:py-2 [&_th]:pr-3 sm:[&_td]:pr-6 sm:[&_th]:pr-6">
			<caption className="sr-only">{caption}</caption>
			<thead className="text-quiet text-sm [&_th]:align-bottom [&_th]:font-semibold">
				<tr>
					<th scope="col" className="w-14">
						{t("ranking.column.rank")}
					</th>
					<th scope="col">{t("rankings.institution")}</th>
					{against !== undefined && (
						<th scope="col" className="w-16 sm:w-28">
							{t("rankings.inYear", { year: String(against.year) })}
						</th>
					)}
					{hasScores && (
						<th scope="col" className="w-14 pr-0! text-right">
							{t("rankings.score")}
						</th>
					)}
				</tr>
			</thead>
			<tbody className="[&_tr]:border-line [&_tr]:border-t [&_tr]:align-baseline">
				{items.map((place) => (
					<Row key={place.slug} place={place} against={against} hasScores={hasScores} />
				))}
			</tbody>
		</table>
	);
}

function Row({ place, against, hasScores }: { place: RankedPlace } & Pick<RowsProps, "against" | "hasScores">) {
	const { paths, language } = usePage();
	const { slug, rank, band, score } = place;
	return (
		<tr>
			<td className="whitespace-nowrap">
				<span className={rank === undefined ? "text-sm" : "font-semibold text-lg"}>{rank ?? band}</span>
				{against !== undefined && <Move move={moveOf(place)} />}
			</td>
			<th scope="row" className="font-normal [overflow-wrap:anywhere]">
				<Link to={paths.college(slug)} className="font-semibold underline-offset-4 hover:underline">
					{labelOf(place)}
				</Link>
				<span className="block text-quiet text-sm">{placeWords(place.place, language)}</span>
			</th>
			{against !== undefined && (
				<td className="text-sm">
					<Earlier place={place} against={against} />
				</td>
			)}
			{hasScores && (
				<td className="pr-0! text-right text-sm">{score === undefined ? <Unknown /> : score.toFixed(2)}</td>
			)}
		</tr>
	);
}

const ARROWS = { up: "▲", down: "▼" } as const;

/** "▲ 3" under a rank; read aloud as "up 3". */
function Move({ move }: { move: Movement }) {
	const { t } = usePage();
	if (move.kind === "new" || move.kind === "uncounted") return null;
	if (move.kind === "same") return <span className="block text-quiet text-sm">{t("rankings.same")}</span>;
	const tone = move.kind === "up" ? "text-good-text" : "text-quiet";
	return (
		<span className={`block text-sm ${tone}`}>
			<span aria-hidden="true">
				{ARROWS[move.kind]} {move.by}
			</span>
			<span className="sr-only">{t(`rankings.${move.kind}`, { by: move.by })}</span>
		</span>
	);
}

function Earlier({ place: { before }, against }: { place: RankedPlace; against: RankingExtent }) {
	const { t } = usePage();
	if (before !== undefined) return before.rank ?? before.band;
	if (against.unresolved > 0) return <Unknown reason={t("rankings.notFound")} />;
	return <span className="text-quiet">{t("rankings.notIn", { count: depthOf(against) })}</span>;
}
