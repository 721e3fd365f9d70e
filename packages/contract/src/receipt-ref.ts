import * as z from "zod";

/** A document that an editor names beside a value, where it is none of the sources that the catalogue holds. */
export const NamedReceipt = z.strictObject({
	publisher: z.string().min(1),
	document: z.string().min(1),
	address: z.url({ protocol: /^https?$/ }),
	date: z.iso.date().describe("When the document was read"),
	line: z.string().min(1).optional().describe("Its words that bear the value, as it has them"),
	copy: z.string().min(1).optional().describe("Through which public copy they were read; absent: at the address"),
});
export type NamedReceipt = z.infer<typeof NamedReceipt>;

/** Where a value that editors write comes from: the id of a source that we have, or a document. */
export const ReceiptRef = z.union([z.string().regex(/^[a-z0-9-]+$/), NamedReceipt]);
export type ReceiptRef = z.infer<typeof ReceiptRef>;
