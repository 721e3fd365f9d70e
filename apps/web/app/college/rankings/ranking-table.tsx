import type { Ranking } from "@uchit/contract/ranking.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

const COLUMNS = ["year", "list", "rank", "score"] as const;

/** Every place in every list that we hold, newest first. */
export function RankingTable({
	slug,
	rankings,
	sourceName,
}: {
	slug: string;
	rankings: readonly Ranking[];
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const receiptOf = (ranking: Ranking) => ({
		source: sourceName(ranking.sourceId),
		href: paths.receipt(slug, receiptIds.rank(ranking)),
	});
	return (
		<table className="w-full text-left tabular-nums">
			<caption className="sr-only">{t("ranking.caption")}</caption>
			<thead className="border-line border-b text-quiet text-sm">
				<tr>
					{COLUMNS.map((column) => (
						<th key={column} scope="col" className="py-2 pr-3 align-bottom font-semibold last:pr-0 sm:pr-6">
							{t(`ranking.column.${column}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="divide-y divide-line">
				{rankings.map((ranking) => (
					<tr key={`${ranking.list} ${ranking.year}`} className="align-baseline">
						<td className="py-2 pr-3 sm:pr-6">{ranking.year}</td>
						<th scope="row" className="py-2 pr-3 font-normal sm:pr-6">
							<Link to={paths.ranking(ranking.list, ranking.year)} className="link inline-flex min-h-9 items-center">
								{t(`ranking.list.${ranking.list}`)}
							</Link>
							<span className="block text-quiet text-sm">{ranking.printedName}</span>
						</th>
						<td className="py-2 pr-3 sm:pr-6">
							<Figure value={ranking.rank ?? ranking.band} year={ranking.year} {...receiptOf(ranking)} />
						</td>
						<td className="py-2">
							{ranking.score === undefined ? (
								<Unknown />
							) : (
								<Figure value={ranking.score.toFixed(2)} {...receiptOf(ranking)} />
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
