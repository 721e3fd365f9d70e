import * as z from "zod";

/**
 * The kind of a fact's receipt: a `document` that we read, a `site-record` (a value of the site's own record, publisher
 * and date unknown), or `editor-knowledge` (written by an editor on a date, without a document).
 */
export const SourceKind = z.enum(["document", "site-record", "editor-knowledge"]);
export type SourceKind = z.infer<typeof SourceKind>;

export const Source = z.object({
	id: z.string(),
	kind: SourceKind,
	publisher: z.string(),
	document: z.string(),
	address: z.string().optional().describe("Where the publisher shows the document"),
	vintage: z.string().describe("Year or month for which the document is valid"),
	licence: z.string().optional(),
	publicCopy: z.string().optional().describe("The public copy from which we took the facts"),
	lines: z.array(z.string()).optional().describe("The document's own words behind the facts, if they were stored"),
	fetchedOn: z.iso.date().optional().describe("When we fetched the facts, if that was recorded"),
});
export type Source = z.infer<typeof Source>;
