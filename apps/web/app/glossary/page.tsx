import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { firstValueOf } from "#app/platform/address-codec.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead, useOrigin } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { listTerms } from "./data.server.ts";
import { TermDesk } from "./term-desk.tsx";
import { glossaryData } from "./terms.ts";

export const handle = { parameters: ["q"], namespaces: ["glossary"] } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const terms = await listTerms(context.get(requestContext), languageOf(url.pathname));
	return { terms, words: firstValueOf(url.searchParams, "q") ?? "" };
}

export default function Glossary() {
	const { t, paths } = usePage();
	const origin = useOrigin();
	const { terms, words } = useLoaderData<typeof loader>();
	const address = paths.glossary();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("glossary.title")}
				description={t("glossary.description", { count: terms.length })}
				canonical={address}
				noIndex={words !== ""}
			/>
			{words === "" && (
				<StructuredData data={glossaryData({ name: t("glossary.title"), address: origin + address }, terms)} />
			)}
			<h1 className="text-3xl">{t("glossary.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("glossary.description", { count: terms.length })}</p>
			<TermDesk key={words} terms={terms} query={words} />
		</div>
	);
}
