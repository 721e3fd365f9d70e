import type { ExamLogged } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** "India Rankings 2025", "Directory of institutions, June 2025": the document, and when it is true for unless it says so itself. */
export function nameSource({ document, vintage }: Pick<Source, "document" | "vintage">): string {
	return document.includes(vintage) ? document : `${document}, ${vintage}`;
}

/** Names the kind of a source: a document that came through a copy is not one that we read. */
export function kindWords(t: Translate, { kind, publicCopy }: Pick<Source, "kind" | "publicCopy">): string {
	return kind === "document" && publicCopy !== undefined ? t("source.copied") : t(`source.kind.${kind}`);
}

/** The publishers of some sources as people call them, the one of most first: "NIRF", "JoSAA", "AISHE". */
export function namePublishers(sources: readonly Pick<Source, "publisher">[]): string[] {
	const groups = Map.groupBy(sources, ({ publisher }) => shortPublisher(publisher));
	return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

/** The abbreviation that it gives itself, or the initials of a long name before its ministry. */
function shortPublisher(publisher: string): string {
	const own = /\(([A-Z][A-Za-z]+)/.exec(publisher)?.[1];
	if (own !== undefined) return own;
	const [name = publisher] = publisher.split(",");
	const words = name.split(" ").filter((word) => /^[A-Z]/.test(word));
	return words.length > 3 ? words.map((word) => word.charAt(0)).join("") : name;
}

/** The parts of a source in receipts and in a folded list; how we came by it stands on the page of sources alone. */
export type ShortSource = Pick<Source, "id" | "kind" | "publisher" | "document" | "vintage">;

export function toShortSource({ id, kind, publisher, document, vintage }: Source): ShortSource {
	return { id, kind, publisher, document, vintage };
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

/** Picks from an answer's sources those that some of its parts name. */
export function sourcesOf(sources: readonly Source[], parts: readonly { sourceId: string }[]): Source[] {
	const named = new Set(parts.map(({ sourceId }) => sourceId));
	return sources.filter(({ id }) => named.has(id));
}

/** The id of the source of a field of an exam, of an event (`events.<key>`) or of a rule (`eligibility.<place>`). */
export function examSourceId(
	{ receipts, sourceId }: Pick<Exam, "receipts" | "sourceId">,
	part: ExamLogged | `events.${string}` | `eligibility.${number}` | `candidates.${number}` | `qualifying.${number}`,
): string {
	const [field = part] = part.split(".");
	return receipts[part] ?? receipts[field] ?? sourceId;
}
