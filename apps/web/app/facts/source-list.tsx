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
	noteOf?: ((source: Source) => ReactNode) | undefined;
};

/** Every source that the page's figures name; `isWhole` adds how each was obtained. */
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

/** The sources folded under a line of publishers, with a link to the college's page of sources. Open on paper. */
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

/** More publishers would need a second line. */
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
