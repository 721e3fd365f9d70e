import { data, type LoaderFunctionArgs } from "react-router";
import { answerCard } from "#app/platform/card.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getArticle } from "./data.server.ts";

export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const found = await getArticle(request, slug, languageOf(url.pathname));
	if (found === undefined || found === "absent") throw data("No such article", { status: 404 });
	const t = await translateFor(languageOf(url.pathname));
	return answerCard(request, { kicker: t("news.title"), title: found.item.title, figures: [] });
}
