import { data, type LoaderFunctionArgs } from "react-router";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { toEmbed } from "./address.ts";
import { findCard, toEmbedResponse } from "./page.server.ts";

export const handle = { parameters: ["lang"], counted: false, stored: false } satisfies PageHandle;

/** `/embed/college/{slug}`, `/embed/exam/{slug}`, `/embed/ranking/{list}/{year}`, in Hindi with `?lang=hi`. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const language = url.searchParams.get("lang") === "hi" ? "hi" : languageOf(url.pathname);
	const embed = toEmbed({ of: params.of, slug: params.slug, year: params.year, language });
	const card = embed && (await findCard(request, embed));
	if (card === undefined) throw data("No such card", { status: 404 });
	return toEmbedResponse(request, card, { language, origin: url.origin });
}
