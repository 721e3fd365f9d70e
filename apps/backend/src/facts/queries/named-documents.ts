import type { NamedReceipt } from "@uchit/contract/receipt-ref.ts";
import type { Source } from "@uchit/contract/source.ts";

export type NamedDocuments = Map<string, Source>;

/**
 * Adds a document as a source, under the id of the value that first named it: several values may name one document,
 * each with its own line.
 */
export function addNamedDocument(documents: NamedDocuments, id: string, receipt: NamedReceipt): Source {
	const { publisher, document, address, date, line, copy } = receipt;
	const key = JSON.stringify([publisher, document, address, date]);
	const known = documents.get(key);
	const lines = [...new Set([...(known?.lines ?? []), ...(line === undefined ? [] : [line])])];
	const source: Source = {
		id: known?.id ?? id,
		kind: "document",
		publisher,
		document,
		address,
		vintage: date,
		fetchedOn: date,
		...(copy !== undefined && { publicCopy: copy }),
		...(lines.length > 0 && { lines }),
	};
	documents.set(key, source);
	return source;
}
