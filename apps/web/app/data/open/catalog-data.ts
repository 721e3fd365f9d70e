import type { DataState } from "@uchit/contract/data.ts";
import { downloadAddress, type Paths } from "#app/paths.ts";

export function catalogData(
	tables: DataState["tables"],
	catalog: { name: string; description: string; origin: string; paths: Paths },
) {
	return {
		"@type": "DataCatalog",
		name: catalog.name,
		description: catalog.description,
		url: catalog.origin + catalog.paths.openData,
		dataset: tables.map(({ table }) => ({
			"@type": "Dataset",
			name: table,
			isAccessibleForFree: true,
			license: catalog.origin + catalog.paths.licences,
			distribution: {
				"@type": "DataDownload",
				encodingFormat: "text/csv",
				contentUrl: catalog.origin + downloadAddress(table, "csv"),
			},
		})),
	};
}
