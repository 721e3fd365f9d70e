import { PAGES } from "virtual:pages";
import type { LoaderFunctionArgs } from "react-router";
import { addressIn, LANGUAGES } from "#app/platform/i18n/language.ts";

/** The patterns to close: a parameter at the end is cut off, one within becomes a star, as cutting there would close everything beneath. */
const CLOSED = PAGES.filter(({ crawled }) => crawled === false).map(({ pattern }) =>
	pattern.replaceAll(/:[^/:]+/g, "*").replace(/\*$/, ""),
);

/** `/robots.txt`: every page may be read, and says itself if it is not worth keeping; what scripts ask is left alone. */
export function loader({ url }: LoaderFunctionArgs): Response {
	const lines = [
		"User-agent: *",
		...CLOSED.flatMap((path) => LANGUAGES.map((language) => `Disallow: ${addressIn(language, path)}`)),
		"Disallow: /api/",
		`Sitemap: ${url.origin}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
