import {
	type Coverage,
	type DatasetState,
	type GuideKnowledge,
	KNOWN_FACTS,
	type Knowledge,
} from "@uchit/contract/data.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Unknown } from "#app/facts/figure.tsx";
import { LastCheckNote, matchWatchedPages } from "#app/facts/last-check-note.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { SourceWords } from "#app/facts/source-words.ts";
import { createSourceNamer } from "#app/facts/sources.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { InlineLink, LinkLine, LowLinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { getDataState, listWatchedPages } from "./data.server.ts";
import { Downloads } from "./downloads.tsx";
import { KnowledgeBar } from "./knowledge-bar.tsx";

export const handle = { namespaces: ["data"] } satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [state, pages] = await Promise.all([getDataState(request), listWatchedPages(request)]);
	return { ...state, looks: matchWatchedPages(state.sources, pages) };
}

export default function Data() {
	const { t, paths } = usePage();
	const { knowledge, bestKnown, freshSince, documents, guides, datasets, tables, sources, looks } =
		useLoaderData<typeof loader>();
	const inDirectory = knowledge[0]?.of ?? 0;
	/** Includes entries of other lists. */
	const entries = tables.find(({ table }) => table === "colleges")?.rows ?? 0;
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("data.title")} description={t("data.description")} canonical={paths.data} />
			<h1 className="text-3xl">{t("data.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("data.description")}</p>
			<KnowledgeList
				id="knowledge"
				title={t("data.knowledge")}
				note={t("data.knowledgeNote", { count: inDirectory, others: entries - inDirectory })}
				knowledge={knowledge}
			/>
			<CoverageList bestKnown={bestKnown} freshSince={freshSince} />
			<KnowledgeList id="documents" title={t("data.documents")} note={t("data.documentsNote")} knowledge={documents} />
			<GuideKnowledgeList guides={guides} />
			<DatasetTable datasets={datasets} sourceName={createSourceNamer(sources)} />
			<Downloads tables={tables} />
			<p className="mt-4 flex flex-wrap gap-x-6">
				<LinkLine to={paths.explore()}>{t("data.explore")}</LinkLine>
				<LinkLine to={paths.openData}>{t("data.forPrograms")}</LinkLine>
			</p>
			<SourceList sources={sources} noteOf={({ id }) => <LastCheckNote page={looks[id]} />} />
		</div>
	);
}

function GuideKnowledgeList({ guides }: { guides: readonly GuideKnowledge[] }) {
	const { t } = usePage();
	const written = guides.filter((each) => each.guides > 0);
	if (written.length === 0) return null;
	return (
		<Section id="guides" title={t("data.guides")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{t("data.guidesNote")}</p>
			<ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
				{written.map(({ what, guides: count, known, of }) => (
					<KnowledgeBar key={what} label={t(`data.guide.${what}`, { count })} known={known} total={of} />
				))}
			</ul>
		</Section>
	);
}

/** Rows per source: accepted, joined and refused ones add up to those read. */
function DatasetTable({
	datasets,
	sourceName,
}: {
	datasets: readonly DatasetState[];
	sourceName: (id: string) => string;
}) {
	const { t, paths } = usePage();
	const count = (value: number | undefined) => (value === undefined ? <Unknown /> : formatNumber(value));
	const columns: Column<DatasetState>[] = [
		{
			key: "dataset",
			head: t("data.column.dataset"),
			cell: ({ dataset }) => <SourceWords text={sourceName(dataset)} />,
		},
		{ key: "read", head: t("data.column.read"), cell: ({ read }) => count(read), isFigure: true },
		{ key: "kept", head: t("data.column.kept"), cell: ({ kept }) => count(kept), isFigure: true },
		{ key: "joined", head: t("data.column.joined"), cell: ({ joined }) => count(joined), isFigure: true },
		{ key: "marked", head: t("data.column.marked"), cell: ({ marked }) => count(marked), isFigure: true },
		{
			key: "refused",
			head: t("data.column.refused"),
			isFigure: true,
			cell: ({ refused, dataset }) =>
				refused === undefined || refused === 0 ? (
					count(refused)
				) : (
					<InlineLink to={paths.refusals(dataset)}>{formatNumber(refused)}</InlineLink>
				),
		},
		{ key: "loaded", head: t("data.column.loaded"), cell: ({ loadedAt }) => loadedAt.slice(0, 10), isFigure: true },
	];
	const counted = datasets.filter(({ read }) => read !== undefined);
	return (
		<Section id="datasets" title={t("data.datasets")} className="mt-12">
			<p className="mt-2 max-w-text text-quiet">{t("data.datasetsNote")}</p>
			<div className="mt-4">
				<DataTable
					caption={t("data.datasets")}
					isCaptionHidden
					columns={columns}
					rows={counted}
					keyOf={({ dataset }) => dataset}
				/>
			</div>
		</Section>
	);
}

const PARTS = [...KNOWN_FACTS, "ranks", "numbers"] as const;

type Props = { id: string; title: string; note: string; knowledge: readonly Knowledge[] };

function KnowledgeList({ id, title, note, knowledge }: Props) {
	const { t } = usePage();
	return (
		<Section id={id} title={title} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{note}</p>
			<ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
				{PARTS.flatMap((part) => {
					const entry = knowledge.find(({ what }) => what === part);
					if (entry === undefined) return [];
					return [<KnowledgeBar key={part} label={t(`data.part.${part}`)} known={entry.known} total={entry.of} />];
				})}
			</ul>
		</Section>
	);
}

type CoverageProps = { bestKnown: readonly Coverage[]; freshSince: string | undefined };

function CoverageList({ bestKnown, freshSince }: CoverageProps) {
	const { t, paths, language } = usePage();
	const fresh = bestKnown.reduce((sum, each) => sum + (each.fresh ?? 0), 0);
	return (
		<Section id="best-known" title={t("data.bestKnown", { count: bestKnown[0]?.of ?? 0 })} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">
				{t("data.bestKnownNote")} {t("data.bestKnownMissing")}{" "}
				{freshSince !== undefined &&
					fresh > 0 &&
					t("data.freshNote", { count: fresh, since: formatDate(language, freshSince) })}
			</p>
			<ul className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2">
				{bestKnown.map(({ what, known, of, fresh: count = 0 }) => (
					<KnowledgeBar key={what} label={t(`data.part.${what}`)} known={known} total={of}>
						<p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
							<span className="font-semibold">{count > 0 && t("data.fresh", { count })}</span>
							{known < of && (
								<LowLinkLine to={paths.missing(what)}>
									{t("data.lackingLink", { count: of - known })}
									<span className="sr-only">: {t(`data.part.${what}`)}</span>
								</LowLinkLine>
							)}
						</p>
					</KnowledgeBar>
				))}
			</ul>
		</Section>
	);
}
