import type { NamedReceipt } from "@uchit/contract/receipt-ref.ts";
import type { Source } from "@uchit/contract/source.ts";

/** Documents that editors name beside values and that the catalogue does not hold, by what they are. */
export type NamedDocuments = Map<string, Source>;

/** The document as a source, under the id of the value that named it first: several values may name one document, each by a line of its own. */
export function keepDocument(documents: NamedDocuments, id: string, receipt: NamedReceipt): Source {
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
