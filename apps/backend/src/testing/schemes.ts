import type { ImportedScholarship } from "@uchit/contract/scholarship-import.ts";

/** A scholarship as an editor's file has it. */
export function aScheme(slug: string, changes: Partial<ImportedScholarship> = {}) {
	return {
		...{ slug, name: `The award ${slug}`, provider: "A trust of tests", amount_most_inr: 50_000, per: "year" },
		...{ levels: ["12-pass"], genders: [], groups: [], states: [], streams: ["engineering"], income_inr: 250_000 },
		...{ source_publisher: "A trust of tests", source_document: "Rules of the award" },
		...{ source_address: "https://trust.example/rules", source_read_on: "2026-11-20" },
		...changes,
	};
}
