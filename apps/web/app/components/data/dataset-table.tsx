import type { DatasetState } from "@uchit/contract/data.ts";
import { Unknown } from "#app/components/site/figure.tsx";
import { Link } from "#app/components/site/link.tsx";
import { type Column, DataTable } from "#app/components/ui/table.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { usePaths } from "#app/paths.ts";

/** What became of each source's rows: read = kept + joined + refused. */
export function DatasetTable({
	datasets,
	sourceName,
}: {
	datasets: readonly DatasetState[];
	/** The document's name, or the id of a source without one. */
	sourceName: (id: string) => string;
}) {
	const t = useWords();
	const paths = usePaths();
	const count = (value: number | undefined) => (value === undefined ? <Unknown /> : formatNumber(value));
	const columns: Column<DatasetState>[] = [
		{ key: "dataset", head: t("data.column.dataset"), cell: ({ dataset }) => sourceName(dataset) },
		{ key: "read", head: t("data.column.read"), cell: ({ read }) => count(read), isFigure: true },
		{ key: "kept", head: t("data.column.kept"), cell: ({ kept }) => count(kept), isFigure: true },
		{ key: "joined", head: t("data.column.joined"), cell: ({ joined }) => count(joined), isFigure: true },
		{ key: "marked", head: t("data.column.marked"), cell: ({ marked }) => count(marked), isFigure: true },
		{
			key: "refused",
			head: t("data.column.refused"),
			isFigure: true,
			cell: ({ refused, dataset }) =>
				refused === undefined || refused === 0 ? (
					count(refused)
				) : (
					<Link to={paths.refusals(dataset)} className="link">
						{formatNumber(refused)}
					</Link>
				),
		},
		{ key: "loaded", head: t("data.column.loaded"), cell: ({ loadedAt }) => loadedAt.slice(0, 10), isFigure: true },
	];
	const counted = datasets.filter(({ read }) => read !== undefined);
	return (
		<section aria-labelledby="datasets" className="mt-12">
			<h2 id="datasets" className="text-xl">
				{t("data.datasets")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("data.datasetsNote")}</p>
			<div className="mt-4">
				<DataTable
					caption={t("data.datasets")}
					isCaptionHidden
					columns={columns}
					rows={counted}
					keyOf={({ dataset }) => dataset}
				/>
			</div>
		</section>
	);
}
