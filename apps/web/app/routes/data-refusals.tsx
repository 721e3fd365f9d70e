import type { Refusals } from "@uchit/contract/data.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { PageHead } from "#app/components/site/page-head.tsx";
import { Pagination } from "#app/components/site/pagination.tsx";
import { type Column, DataTable } from "#app/components/ui/table.tsx";
import { listRefusals } from "#app/data/data-state.server.ts";
import { useWords } from "#app/i18n/translate.ts";
import { firstOf, pageOf } from "#app/lib/address-values.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
	const dataset = firstOf(url.searchParams, "dataset") ?? "";
	const refusals = await listRefusals(context.get(requestContext), dataset, pageOf(url.searchParams));
	return { dataset, refusals };
}

/** `/data/refusals`: rows that could not be kept, each with file, line and reason. */
export default function DataRefusals() {
	const t = useWords();
	const paths = usePaths();
	const { dataset, refusals } = useLoaderData<typeof loader>();
	const { reasons, items, total, page, pageSize } = refusals;
	const rows = items.map((item, index) => ({ ...item, key: String(index) }));
	const columns: Column<Refusals["items"][number] & { key: string }>[] = [
		{ key: "reason", head: t("data.column.reason"), cell: ({ reason }) => reason },
		{ key: "where", head: t("data.column.where"), cell: ({ file, line }) => `${file}:${line}` },
		{
			key: "raw",
			head: t("data.column.raw"),
			cell: ({ raw }) => <span className="wrap-anywhere text-sm">{raw.slice(0, 300)}</span>,
		},
	];
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("data.refusals")} canonical={paths.refusals(dataset)} noIndex />
			<h1 className="text-3xl">{t("data.refusals")}</h1>
			<p className="mt-2 text-quiet">
				{dataset === "" ? t("data.allDatasets") : dataset} · {t("data.rows", { rows: formatNumber(total) })}
			</p>
			<ul className="mt-6 max-w-text space-y-1">
				{sumByReason(reasons).map(({ reason, rows: count }) => (
					<li key={reason} className="flex justify-between gap-4">
						<span>{reason}</span>
						<span className="text-quiet tabular-nums">{formatNumber(count)}</span>
					</li>
				))}
			</ul>
			<div className="mt-8 space-y-6">
				<DataTable
					caption={t("data.refusals")}
					isCaptionHidden
					columns={columns}
					rows={rows}
					keyOf={({ key }) => key}
				/>
				<Pagination
					label={t("data.refusals")}
					page={page}
					pages={Math.ceil(total / pageSize)}
					path={(number) => paths.refusals(dataset, number)}
				/>
			</div>
		</div>
	);
}

/** Many documents have rows with the same fault: each fault once, the commonest first. */
function sumByReason(reasons: Refusals["reasons"]) {
	return [...Map.groupBy(reasons, ({ reason }) => reason)]
		.map(([reason, same]) => ({ reason, rows: same.reduce((sum, { rows }) => sum + rows, 0) }))
		.toSorted((a, b) => b.rows - a.rows);
}
