import { data, type HeadersFunction, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { ArticleView } from "#app/news/parts/article-view.tsx";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ContentPageView } from "./content-page-view.tsx";
import { getPreview } from "./preview-page.server.ts";

export const handle = { namespaces: ["news"], counted: false, stored: false } satisfies PageHandle;

/** Not public: neither we nor any proxy may store it. */
const UNCACHED = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" } as const;

/** `/preview/{token}`: a piece as it would look, for people with an editor's link. */
export async function loader({ context, params: { token = "" }, url }: LoaderFunctionArgs) {
	const language = languageOf(url.pathname);
	const previewed = await getPreview(context.get(requestContext), token, language);
	if (previewed === undefined) throw data("No such preview", { status: 404, headers: UNCACHED });
	const written = previewed.kind === "article" ? previewed.article.language : previewed.page.language;
	if (written !== language) throw redirect(pathsIn(written).preview(token), { headers: UNCACHED });
	return data(previewed, { headers: UNCACHED });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function Preview() {
	const t = useTranslations();
	const previewed = useLoaderData<typeof loader>();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={previewed.kind === "article" ? previewed.article.title : previewed.page.title} noIndex />
			<p className="mb-6 max-w-text rounded-md border border-accent bg-accent-sunk p-3">{t("text.draft")}</p>
			{previewed.kind === "article" ? (
				<ArticleView article={previewed.article} />
			) : (
				<ContentPageView page={previewed.page} />
			)}
		</div>
	);
}
