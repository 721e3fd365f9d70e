import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ArticleView } from "#app/components/news/article-view.tsx";
import { FeedAlternates } from "#app/components/news/feed-links.tsx";
import { Related } from "#app/components/news/related.tsx";
import { Breadcrumbs } from "#app/components/site/breadcrumbs.tsx";
import { NotOffered } from "#app/components/site/not-offered.tsx";
import { PageHead, useOrigin, useSiteName } from "#app/components/site/page-head.tsx";
import { StructuredData } from "#app/components/site/structured-data.tsx";
import { getArticle } from "#app/data/news.server.ts";
import { getRelated } from "#app/data/related.server.ts";
import { addressIn, languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { articleData } from "#app/lib/article-data.ts";
import { pathsIn, usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** `/news/{slug}`: one article. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const found = await getArticle(request, slug, language);
	if (found === undefined) throw data("No such article", { status: 404 });
	if (found === "absent") return undefined;
	return { found, related: await getRelated(request, found.item) };
}

export default function ArticlePage() {
	const t = useWords();
	const loaded = useLoaderData<typeof loader>();
	const origin = useOrigin();
	const siteName = useSiteName();
	const paths = usePaths();
	if (loaded === undefined) return <NotOffered />;
	const { item, languages } = loaded.found;
	// The text's own address, also where it stands in for one that is not written.
	const address = addressIn(item.language, pathsIn("en").article(item.slug));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={item.title}
				description={item.summary}
				canonical={address}
				languages={languages}
				card={`${address}/card.png`}
			/>
			<FeedAlternates />
			<StructuredData data={articleData(t, item, { origin, address, siteName })} />
			<Breadcrumbs
				steps={[
					{ name: t("news.title"), address: paths.news() },
					{ name: item.title, address },
				]}
			/>
			<ArticleView article={item} />
			<Related {...loaded.related} />
		</div>
	);
}
