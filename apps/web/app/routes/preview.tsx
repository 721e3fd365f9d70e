import { data, type HeadersFunction, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { ArticleView } from "#app/components/news/article-view.tsx";
import { ContentPageView } from "#app/components/page/content-page-view.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { getPreview } from "#app/data/preview.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { pathsIn } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** Nobody keeps it, neither we nor what stands in between: it is not public. */
const UNKEPT = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" } as const;

/** `/preview/{token}`: a piece as it would look, for those whom an editor gave the link. */
export async function loader({ context, params: { token = "" }, url }: LoaderFunctionArgs) {
	const language = languageOf(url.pathname);
	const previewed = await getPreview(context.get(requestContext), token, language);
	if (previewed === undefined) throw data("No such preview", { status: 404, headers: UNKEPT });
	const written = previewed.kind === "article" ? previewed.article.language : previewed.page.language;
	if (written !== language) throw redirect(pathsIn(written).preview(token), { headers: UNKEPT });
	return data(previewed, { headers: UNKEPT });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function Preview() {
	const t = useWords();
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
