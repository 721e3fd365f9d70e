import { renderToStaticMarkup } from "react-dom/server";
import { TextPage, type TextPageProps } from "#app/components/text/text-page.tsx";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/request-context.ts";

type Said = Pick<TextPageProps, "path" | "name" | "line" | "tables" | "sources">;

/** A page of text alone as an answer. */
export async function answerText(request: RequestContext, url: URL, said: Said): Promise<Response> {
	const language = languageOf(url.pathname);
	const page = TextPage({
		...said,
		t: await translateFor(language),
		language,
		siteName: request.siteName,
		address: `${url.origin}${said.path}`,
	});
	return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
		headers: { "content-type": "text/html; charset=utf-8" },
	});
}
