import type { Ranking } from "@uchit/contract/ranking.ts";
import type { RankPlot } from "#app/lib/rank-plot.ts";
import { RankingPlot } from "./ranking-plot.tsx";
import { RankingTable } from "./ranking-table.tsx";

const HEADING = "Rankings over the years";
const HOW_TO_READ =
	"Ranks of the National Institutional Ranking Framework (NIRF). Rank 1 is at the top. A bar is a band: the list gives a range, not a rank. A gap means that the list of that year does not name this institution, or that we do not hold it.";
const NONE = "No NIRF list that we hold names this institution.";

/** Each list's places over the years, and the table behind the plots. */
export function RankingSection({
	id,
	rankings,
	plots,
	sourceName,
}: {
	id: string;
	rankings: readonly Ranking[];
	plots: readonly RankPlot[];
	sourceName: (id: string) => string;
}) {
	return (
		<section aria-labelledby={id} className="mt-12 lg:mt-16">
			<h2 id={id} className="text-xl">
				{HEADING}
			</h2>
			{rankings.length === 0 ? (
				<p className="mt-2 text-quiet">{NONE}</p>
			) : (
				<>
					<p className="mt-2 max-w-text text-quiet">{HOW_TO_READ}</p>
					<div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
						{plots.map((plot) => (
							<RankingPlot key={plot.list} plot={plot} />
						))}
					</div>
					<details className="mt-6">
						<summary className="link inline-flex min-h-11 items-center">
							All ranks as a table, with scores and sources
						</summary>
						<RankingTable rankings={rankings} sourceName={sourceName} />
					</details>
				</>
			)}
		</section>
	);
}
