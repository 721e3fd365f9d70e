import * as z from "zod";

export const NamedReceipt = z.strictObject({
	publisher: z.string().min(1),
	document: z.string().min(1),
	address: z.url({ protocol: /^https?$/ }),
	date: z.iso.date().describe("Day on which we read the document"),
	line: z.string().min(1).optional().describe("The document's words that contain the value"),
	copy: z
		.string()
		.min(1)
		.optional()
		.describe("The public copy that we read; absent if we read the document at its address"),
});
export type NamedReceipt = z.infer<typeof NamedReceipt>;

export const ReceiptRef = z.union([z.string().regex(/^[a-z0-9-]+$/), NamedReceipt]);
export type ReceiptRef = z.infer<typeof ReceiptRef>;
