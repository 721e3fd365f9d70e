import type { ExamLogged } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** "India Rankings 2025", "Directory of institutions, June 2025": the document, with its date unless the title has it. */
export function nameSource({ document, vintage }: Pick<Source, "document" | "vintage">): string {
	return document.includes(vintage) ? document : `${document}, ${vintage}`;
}

/** The kind of a source; a document read through a copy is marked. */
export function kindWords(t: Translate, { kind, publicCopy }: Pick<Source, "kind" | "publicCopy">): string {
	return kind === "document" && publicCopy !== undefined ? t("source.copied") : t(`source.kind.${kind}`);
}

/** Publishers by their common names, the most frequent first: "NIRF", "JoSAA", "AISHE". */
export function namePublishers(sources: readonly Pick<Source, "publisher">[]): string[] {
	const groups = Map.groupBy(sources, ({ publisher }) => shortPublisher(publisher));
	return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

/** The publisher's own abbreviation, or the initials of a long name without its ministry. */
function shortPublisher(publisher: string): string {
	const own = /\(([A-Z][A-Za-z]+)/.exec(publisher)?.[1];
	if (own !== undefined) return own;
	const [name = publisher] = publisher.split(",");
	const words = name.split(" ").filter((word) => /^[A-Z]/.test(word));
	return words.length > 3 ? words.map((word) => word.charAt(0)).join("") : name;
}

/** A source as receipts and folded lists show it. Its retrieval is only on the page of sources. */
export type ShortSource = Pick<Source, "id" | "kind" | "publisher" | "document" | "vintage">;

export function toShortSource({ id, kind, publisher, document, vintage }: Source): ShortSource {
	return { id, kind, publisher, document, vintage };
}

export function createSourceNamer(sources: readonly Source[]): (id: string) => string {
	const names = new Map(sources.map((source) => [source.id, nameSource(source)]));
	return (id) => names.get(id) ?? id;
}

export function mergeSources(first: readonly Source[], second: readonly Source[]): Source[] {
	return [...new Map([...first, ...second].map((source) => [source.id, source])).values()];
}

export function sourcesOf(sources: readonly Source[], parts: readonly { sourceId: string }[]): Source[] {
	const named = new Set(parts.map(({ sourceId }) => sourceId));
	return sources.filter(({ id }) => named.has(id));
}

/** The source id of an exam's field, event (`events.<key>`) or rule (`eligibility.<place>`). */
export function examSourceId(
	{ receipts, sourceId }: Pick<Exam, "receipts" | "sourceId">,
	part: ExamLogged | `events.${string}` | `eligibility.${number}` | `candidates.${number}` | `qualifying.${number}`,
): string {
	const [field = part] = part.split(".");
	return receipts[part] ?? receipts[field] ?? sourceId;
}
