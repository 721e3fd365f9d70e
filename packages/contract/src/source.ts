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
	vintage: z.string().describe("The year or month the document is true for"),
	licence: z.string().optional(),
	publicCopy: z.string().optional().describe("Through which public copy the facts came"),
	lines: z.array(z.string()).optional().describe("Its own words that bear what is taken from it, where they were kept"),
	fetchedOn: z.iso.date().optional().describe("When the facts were fetched, where that was written down"),
});
export type Source = z.infer<typeof Source>;
