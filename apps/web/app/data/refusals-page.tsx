import type { Refusals } from "@uchit/contract/data.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { firstValueOf, pageOf } from "#app/platform/address-codec.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { listRefusals } from "./data.server.ts";

export const handle = { parameters: ["dataset", "page"], namespaces: ["data"] } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const dataset = firstValueOf(url.searchParams, "dataset") ?? "";
	const refusals = await listRefusals(context.get(requestContext), dataset, pageOf(url.searchParams));
	return { dataset, refusals };
}

export default function DataRefusals() {
	const { t, paths } = usePage();
	const { dataset, refusals } = useLoaderData<typeof loader>();
	const { reasons, items, total, page, pageSize } = refusals;
	const rows = items.map((item, index) => ({ ...item, key: String(index) }));
	const columns: Column<Refusals["items"][number] & { key: string }>[] = [
		{ key: "reason", head: t("data.column.reason"), cell: ({ reason }) => <span lang="en">{reason}</span> },
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
						<span lang="en">{reason}</span>
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

/** Merges equal reasons across documents, the commonest first. */
function sumByReason(reasons: Refusals["reasons"]) {
	return [...Map.groupBy(reasons, ({ reason }) => reason)]
		.map(([reason, same]) => ({ reason, rows: same.reduce((sum, { rows }) => sum + rows, 0) }))
		.toSorted((a, b) => b.rows - a.rows);
}
