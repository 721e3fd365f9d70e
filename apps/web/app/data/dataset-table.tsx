import type { DatasetState } from "@uchit/contract/data.ts";
import { Unknown } from "#app/facts/figure.tsx";
import { SourceWords } from "#app/facts/source-words.ts";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";

/** The outcome of each source's rows: read = kept + joined + refused. */
export function DatasetTable({
	datasets,
	sourceName,
}: {
	datasets: readonly DatasetState[];
	/** The document's name, or the id of a source without one. */
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const count = (value: number | undefined) => (value === undefined ? <Unknown /> : formatNumber(value));
	const columns: Column<DatasetState>[] = [
		{
			key: "dataset",
			head: t("data.column.dataset"),
			cell: ({ dataset }) => <SourceWords text={sourceName(dataset)} />,
		},
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
					<InlineLink to={paths.refusals(dataset)}>{formatNumber(refused)}</InlineLink>
				),
		},
		{ key: "loaded", head: t("data.column.loaded"), cell: ({ loadedAt }) => loadedAt.slice(0, 10), isFigure: true },
	];
	const counted = datasets.filter(({ read }) => read !== undefined);
	return (
		<Section id="datasets" title={t("data.datasets")} className="mt-12">
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
		</Section>
	);
}
