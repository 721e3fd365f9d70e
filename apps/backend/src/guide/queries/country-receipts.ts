import { COUNTRY_FIELDS, type CountryRecord } from "@uchit/contract/country.ts";
import type { ReceiptRef } from "@uchit/contract/receipt-ref.ts";
import type { Source } from "@uchit/contract/source.ts";
import { addNamedDocument, type NamedDocuments } from "#backend/facts/queries/named-documents.ts";

export type CountryReceipts = {
	receipts: Record<string, string>;
	/** Cited documents that are not in the source catalogue. */
	named: Source[];
};

/** Maps each value to its own receipt, else to the record's. */
export function listReceipts(country: CountryRecord): CountryReceipts {
	const receipts = new Map<string, string>();
	const named: NamedDocuments = new Map();
	const keep = (place: string, receipt: ReceiptRef) => {
		const id = `country-${country.slug}-${named.size + 1}`;
		receipts.set(place, typeof receipt === "string" ? receipt : addNamedDocument(named, id, receipt).id);
	};
	for (const field of COUNTRY_FIELDS) {
		if (country[field] !== undefined) keep(field, country.receipts[field] ?? country.source_id);
	}
	for (const [place, { receipt }] of country.costs.entries()) keep(`costs.${place}`, receipt);
	for (const [place, { receipt }] of country.corrections.entries()) keep(`corrections.${place}`, receipt);
	if (country.rate !== undefined) keep("rate", country.rate.receipt);
	if (country.guide !== undefined) {
		const { intakes, workAfter, workDuring, stepsReceipt } = country.guide;
		for (const [part, { receipt }] of Object.entries({ intakes, workAfter, workDuring }))
			keep(`guide.${part}`, receipt);
		keep("guide.steps", stepsReceipt);
	}
	return { receipts: Object.fromEntries(receipts), named: [...named.values()] };
}
