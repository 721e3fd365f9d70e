import { PAGES } from "virtual:pages";
import type { LoaderFunctionArgs } from "react-router";
import { addressIn, LANGUAGES } from "#app/platform/i18n/language.ts";

/** Up to what changes within the address. */
const CLOSED = PAGES.filter(({ crawled }) => crawled === false).map(
	({ pattern }) => pattern.split(":", 1)[0] ?? pattern,
);

/** `/robots.txt`: everything may be read; answers to forms and searches are not worth keeping. */
export function loader({ url }: LoaderFunctionArgs): Response {
	const lines = [
		"User-agent: *",
		...CLOSED.flatMap((path) => LANGUAGES.map((language) => `Disallow: ${addressIn(language, path)}`)),
		"Disallow: /api/",
		`Sitemap: ${url.origin}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
