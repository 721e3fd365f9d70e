import { SourceKind } from "@uchit/contract/source.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export type SourceRow = {
	id: string;
	kind: SourceKind;
	publisher: string;
	document: string;
	address: string | undefined;
	vintage: string;
	licence: string | undefined;
	publicCopy: string | undefined;
	fetchedOn: string | undefined;
};

export function readSources(): SourceRow[] {
	return readSourceCsv("sources.csv").map((cells) => ({
		id: cells.id ?? "",
		kind: SourceKind.parse(cells.kind),
		publisher: cells.publisher ?? "",
		document: cells.document ?? "",
		address: cells.address || undefined,
		vintage: cells.vintage ?? "",
		licence: cells.licence || undefined,
		publicCopy: cells.public_copy || undefined,
		fetchedOn: cells.fetched_on || undefined,
	}));
}
