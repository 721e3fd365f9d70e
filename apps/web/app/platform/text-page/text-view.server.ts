import { renderToStaticMarkup } from "react-dom/server";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { TextPage, type TextPageProps } from "./text-page.tsx";

type TextParts = Pick<TextPageProps, "path" | "name" | "line" | "tables" | "sources">;

export async function answerText(request: RequestContext, url: URL, parts: TextParts): Promise<Response> {
	const language = languageOf(url.pathname);
	const page = TextPage({
		...parts,
		t: await translateFor(language),
		language,
		siteName: request.siteName,
		address: `${url.origin}${parts.path}`,
	});
	return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
		headers: { "content-type": "text/html; charset=utf-8" },
	});
}
