import type { GuideKnowledge } from "@uchit/contract/data.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { LookedAt, looksAt } from "#app/facts/looked-at.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { getDataState, listWatchedPages } from "./data.server.ts";
import { DatasetTable } from "./dataset-table.tsx";
import { Downloads } from "./downloads.tsx";
import { KnowledgeBar } from "./knowledge-bar.tsx";
import { CoverageList, KnowledgeList } from "./knowledge-list.tsx";

export const handle = { namespaces: ["data"] } satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [state, pages] = await Promise.all([getDataState(request), listWatchedPages(request)]);
	return { ...state, looks: looksAt(state.sources, pages) };
}

/** `/data`: what we know, how fresh it is, and how much of it is missing. */
export default function Data() {
	const t = useTranslations();
	const paths = usePaths();
	const { knowledge, bestKnown, freshSince, documents, guides, datasets, tables, sources, looks } =
		useLoaderData<typeof loader>();
	const inDirectory = knowledge[0]?.of ?? 0;
	/** Those of other lists too. */
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
			<DatasetTable datasets={datasets} sourceName={sourceNames(sources)} />
			<Downloads tables={tables} />
			<p className="mt-4 flex flex-wrap gap-x-6">
				<LinkLine to={paths.explore()}>{t("data.explore")}</LinkLine>
				<LinkLine to={paths.openData}>{t("data.forPrograms")}</LinkLine>
			</p>
			<SourceList sources={sources} noteOf={({ id }) => <LookedAt page={looks[id]} />} />
		</div>
	);
}

/** How many exams and countries editors have written, and of how many of their fields something is published. */
function GuideKnowledgeList({ guides }: { guides: readonly GuideKnowledge[] }) {
	const t = useTranslations();
	const written = guides.filter((each) => each.guides > 0);
	if (written.length === 0) return null;
	return (
		<Section id="guides" title={t("data.guides")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{t("data.guidesNote")}</p>
			<ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
				{written.map(({ what, guides: count, known, of }) => (
					<KnowledgeBar key={what} label={t(`data.guide.${what}`, { count })} known={known} of={of} />
				))}
			</ul>
		</Section>
	);
}
