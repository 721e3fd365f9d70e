import { PAGES } from "virtual:pages";
import type { LoaderFunctionArgs } from "react-router";
import { addressIn, LANGUAGES } from "#app/platform/i18n/language.ts";

/** What changes at the end of an address is left off; within it a star stands for it, or the rule would close all beneath. */
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
