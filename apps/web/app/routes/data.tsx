import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { DatasetTable } from "#app/components/data/dataset-table.tsx";
import { Downloads } from "#app/components/data/downloads.tsx";
import { GuideKnowledgeList } from "#app/components/data/guide-knowledge-list.tsx";
import { KnowledgeList } from "#app/components/data/knowledge-list.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { getDataState } from "#app/data/data-state.server.ts";
import { useWords } from "#app/i18n/translate.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	return getDataState(context.get(requestContext));
}

/** `/data`: what we know, how fresh it is, and how much of it is missing. */
export default function Data() {
	const t = useWords();
	const paths = usePaths();
	const { knowledge, guides, datasets, tables, sources } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("data.title")} description={t("data.description")} canonical={paths.data} />
			<h1 className="text-3xl">{t("data.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("data.description")}</p>
			<KnowledgeList knowledge={knowledge} entries={tables.find(({ table }) => table === "colleges")?.rows ?? 0} />
			<GuideKnowledgeList guides={guides} />
			<DatasetTable datasets={datasets} sourceName={sourceNames(sources)} />
			<Downloads tables={tables} />
			<p className="mt-4">
				<Link to={paths.openData} className="link inline-flex min-h-11 items-center">
					{t("data.forPrograms")}
				</Link>
			</p>
			<SourceList sources={sources} />
		</div>
	);
}
