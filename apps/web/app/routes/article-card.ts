import { data, type LoaderFunctionArgs } from "react-router";
import { answerCard } from "#app/data/card.server.ts";
import { getArticle } from "#app/data/news.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { requestContext } from "#app/request-context.ts";

/** `/news/{slug}/card.png`: what an article is called and says. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const found = await getArticle(request, slug, languageOf(url.pathname));
	if (found === undefined || found === "absent") throw data("No such article", { status: 404 });
	const t = await translateFor(languageOf(url.pathname));
	return answerCard(request, { kicker: t("news.title"), title: found.item.title, figures: [] });
}
