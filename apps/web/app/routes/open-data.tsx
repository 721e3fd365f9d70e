import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Downloads } from "#app/components/data/downloads.tsx";
import { Examples } from "#app/components/open-data/examples.tsx";
import { Licences } from "#app/components/open-data/licences.tsx";
import { Operations } from "#app/components/open-data/operations.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { getDataState } from "#app/data/data-state.server.ts";
import { listOperations } from "#app/data/open-data.server.ts";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [groups, { tables, sources }] = await Promise.all([listOperations(request), getDataState(request)]);
	const licences = sources.map(({ id, publisher, document, vintage, licence, kind, address }) => ({
		...{ id, publisher, document, vintage, licence, kind, address },
	}));
	return { api: request.apiUrl, groups, tables, licences };
}

/** `/open-data`: how programs read what we know, and under which terms. */
export default function OpenData() {
	const t = useWords();
	const paths = usePaths();
	const { api, groups, tables, licences } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("openData.title")} description={t("openData.description")} canonical={paths.openData} />
			<h1 className="text-3xl">{t("openData.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("openData.description")}</p>
			<Examples api={api} />
			<Operations api={api} groups={groups} />
			<Downloads tables={tables} />
			<Licences licences={licences} />
		</div>
	);
}
