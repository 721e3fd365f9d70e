import type { Source } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { sourceElementId } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { type SourceDepth, SourceEntry } from "./source-entry.tsx";
import { SourceWords } from "./source-words.ts";
import { namePublishers } from "./sources.ts";

type Props = {
	sources: readonly Source[];
	isWhole?: boolean | undefined;
	/** Returns a note on each source. */
	noteOf?: ((source: Source) => ReactNode) | undefined;
};

/** The receipts of a page: every source that its figures name; whole with how we came by each. */
export function SourceList({ sources, isWhole, noteOf }: Props) {
	const { t } = usePage();
	if (sources.length === 0) return null;
	return (
		<Section id="sources" title={t("source.heading")} className="mt-12 lg:mt-16">
			<p className="mt-1 text-quiet">{t("source.intro")}</p>
			<Entries sources={sources} depth={isWhole ? "whole" : "folded"} noteOf={noteOf} />
		</Section>
	);
}

/** The same as one line that names the publishers and opens, with the way to the college's page of sources where it is one's. On paper it is open. */
export function FoldedSources({ slug, sources }: { slug?: string; sources: readonly Source[] }) {
	const { t, paths } = usePage();
	if (sources.length === 0) return null;
	const publishers = namePublishers(sources);
	return (
		<details className="open-on-paper mt-4 border-line border-t pt-2">
			<summary className="min-h-11 py-2">
				<SourceWords
					text={t("source.folded", { publishers: publishers.slice(0, NAMED).join(", "), count: sources.length })}
				/>
			</summary>
			<Section id="sources" title={t("source.heading")} headingClass="sr-only print:not-sr-only">
				{slug !== undefined && (
					<p className="print:hidden">
						<LinkLine to={paths.collegeTab(slug, "sources")}>{t("source.whole")}</LinkLine>
					</p>
				)}
				<Entries sources={sources} depth={slug === undefined ? "folded" : "short"} />
			</Section>
		</details>
	);
}

/** Publishers in the line: more of them run into a second one. */
const NAMED = 4;

function Entries({ sources, depth, noteOf }: Pick<Props, "sources" | "noteOf"> & { depth: SourceDepth }) {
	return (
		<ol className="mt-4 grid gap-x-8 md:grid-cols-2 print:mt-2 print:grid-cols-2">
			{sources.map((source) => (
				<li key={source.id} id={sourceElementId(source.id)} className="source">
					<SourceEntry source={source} depth={depth} />
					{noteOf?.(source)}
				</li>
			))}
		</ol>
	);
}
