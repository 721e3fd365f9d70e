import * as z from "zod";

/** A document that an editor names for a value, if it is not a source of the catalogue. */
export const NamedReceipt = z.strictObject({
	publisher: z.string().min(1),
	document: z.string().min(1),
	address: z.url({ protocol: /^https?$/ }),
	date: z.iso.date().describe("When the document was read"),
	line: z.string().min(1).optional().describe("Its words that bear the value, as it has them"),
	copy: z.string().min(1).optional().describe("Through which public copy they were read; absent: at the address"),
});
export type NamedReceipt = z.infer<typeof NamedReceipt>;

/** The origin of an editor's value: the id of one of our sources, or a document. */
export const ReceiptRef = z.union([z.string().regex(/^[a-z0-9-]+$/), NamedReceipt]);
export type ReceiptRef = z.infer<typeof ReceiptRef>;
