import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getDataState } from "#app/data/data.server.ts";
import { Downloads } from "#app/data/downloads.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { PageHead, useOrigin } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { catalogData } from "./catalog-data.ts";
import { listOperations } from "./data.server.ts";
import { Examples } from "./examples.tsx";
import { Licences } from "./licences.tsx";
import { Operations } from "./operations.tsx";

export const handle = { namespaces: ["data", "data-open"] } satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [groups, { tables, sources }] = await Promise.all([listOperations(request), getDataState(request)]);
	const licences = sources.map(({ id, publisher, document, vintage, licence, kind, address }) => ({
		id,
		publisher,
		document,
		vintage,
		licence,
		kind,
		address,
	}));
	return { api: request.apiUrl, groups, tables, licences };
}

export default function OpenData() {
	const { t, paths } = usePage();
	const origin = useOrigin();
	const { api, groups, tables, licences } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("openData.title")} description={t("openData.description")} canonical={paths.openData} />
			<StructuredData
				data={catalogData(tables, { name: t("openData.title"), description: t("openData.description"), origin, paths })}
			/>
			<h1 className="text-3xl">{t("openData.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("openData.description")}</p>
			<p className="mt-2">
				<LinkLine to={paths.embed}>{t("embed.title")}</LinkLine>
			</p>
			<Examples api={api} />
			<Operations api={api} groups={groups} />
			<Downloads tables={tables} />
			<Licences licences={licences} />
		</div>
	);
}
