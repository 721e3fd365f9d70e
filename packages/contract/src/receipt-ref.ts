import * as z from "zod";

export const NamedReceipt = z.strictObject({
	publisher: z.string().min(1),
	document: z.string().min(1),
	address: z.url({ protocol: /^https?$/ }),
	date: z.iso.date().describe("When the document was read"),
	line: z.string().min(1).optional().describe("Its words that bear the value, as it has them"),
	copy: z.string().min(1).optional().describe("Through which public copy they were read; absent: at the address"),
});
export type NamedReceipt = z.infer<typeof NamedReceipt>;

export const ReceiptRef = z.union([z.string().regex(/^[a-z0-9-]+$/), NamedReceipt]);
export type ReceiptRef = z.infer<typeof ReceiptRef>;
