import type { DataState } from "@uchit/contract/data.ts";
import { downloadAddress, type Paths } from "#app/paths.ts";

export function catalogData(
	tables: DataState["tables"],
	of: { name: string; description: string; origin: string; paths: Paths },
) {
	return {
		"@type": "DataCatalog",
		name: of.name,
		description: of.description,
		url: of.origin + of.paths.openData,
		dataset: tables.map(({ table }) => ({
			"@type": "Dataset",
			name: table,
			isAccessibleForFree: true,
			license: of.origin + of.paths.licences,
			distribution: {
				"@type": "DataDownload",
				encodingFormat: "text/csv",
				contentUrl: of.origin + downloadAddress(table, "csv"),
			},
		})),
	};
}
