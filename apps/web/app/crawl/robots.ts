import { PAGES } from "virtual:pages";
import type { LoaderFunctionArgs } from "react-router";
import { addressIn, LANGUAGES } from "#app/platform/i18n/language.ts";

/**
 * Patterns to disallow. A trailing parameter is cut off; one within becomes a star, since cutting there would close all pages beneath.
 */
const DISALLOWED_PATTERNS = PAGES.filter(({ crawled }) => crawled === false).map(({ pattern }) =>
	pattern.replaceAll(/:[^/:]+/g, "*").replace(/\*$/, ""),
);

/** `/robots.txt`: pages may be crawled and mark themselves noindex; addresses for scripts are disallowed. */
export function loader({ url }: LoaderFunctionArgs): Response {
	const lines = [
		"User-agent: *",
		...DISALLOWED_PATTERNS.flatMap((path) => LANGUAGES.map((language) => `Disallow: ${addressIn(language, path)}`)),
		"Disallow: /api/",
		`Sitemap: ${url.origin}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
