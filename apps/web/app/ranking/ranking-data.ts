import type { RankedPlace, RankingTable } from "@uchit/contract/ranking-table.ts";
import { listData } from "#app/shell/page/structured-data.tsx";
import { labelOf } from "./label.ts";

type Data = Readonly<Record<string, unknown>>;

export function rankingData(
	{ items }: { items: readonly RankedPlace[] },
	list: { name: string; address: (slug: string) => string },
): Data {
	return {
		...listData(items.map((item) => ({ name: labelOf(item), address: list.address(item.slug) }))),
		name: list.name,
		itemListOrder: "https://schema.org/ItemListOrderAscending",
	};
}

export function datasetData(
	{ extent, sources }: Pick<RankingTable, "extent" | "sources">,
	dataset: {
		name: string;
		description: string;
		address: string;
		terms: string;
		files: { format: string; address: string }[];
	},
): Data {
	const source = sources.find(({ id }) => id === extent.sourceId);
	return {
		"@type": "Dataset",
		name: dataset.name,
		description: dataset.description,
		url: dataset.address,
		isAccessibleForFree: true,
		temporalCoverage: String(extent.year),
		creator: source && { "@type": "Organization", name: source.publisher },
		license: dataset.terms,
		isBasedOn: source?.address,
		distribution: dataset.files.map(({ format, address }) => ({
			"@type": "DataDownload",
			encodingFormat: format,
			contentUrl: address,
		})),
	};
}
