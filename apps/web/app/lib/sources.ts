import type { Source } from "@uchit/contract/source.ts";

/** "India Rankings 2025", "Directory of institutions, June 2025": the document, and when it is true for unless it says so itself. */
export function nameSource({ document, vintage }: Pick<Source, "document" | "vintage">): string {
	return document.includes(vintage) ? document : `${document}, ${vintage}`;
}

/** Names the sources of a page by their ids, for the receipts of its figures. */
export function sourceNames(sources: readonly Source[]): (id: string) => string {
	const names = new Map(sources.map((source) => [source.id, nameSource(source)]));
	return (id) => names.get(id) ?? id;
}

/** The sources of two answers, each once. */
export function mergeSources(first: readonly Source[], second: readonly Source[]): Source[] {
	return [...new Map([...first, ...second].map((source) => [source.id, source])).values()];
}

/** Of a whole answer's sources, those that these of its parts name. */
export function sourcesOf(sources: readonly Source[], parts: readonly { sourceId: string }[]): Source[] {
	const named = new Set(parts.map(({ sourceId }) => sourceId));
	return sources.filter(({ id }) => named.has(id));
}
