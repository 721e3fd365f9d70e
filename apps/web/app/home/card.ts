import type { LoaderFunctionArgs } from "react-router";
import { answerCard } from "#app/platform/card.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const t = await translateFor(languageOf(url.pathname));
	return answerCard(context.get(requestContext), {
		kicker: "",
		title: t("home.heading"),
		line: t("site.promise"),
		figures: [],
	});
}
