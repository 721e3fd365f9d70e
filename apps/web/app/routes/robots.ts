import type { LoaderFunctionArgs } from "react-router";

/** `/robots.txt`: everything may be read; answers to forms and searches are not worth keeping. */
export function loader({ url }: LoaderFunctionArgs): Response {
	const lines = [
		"User-agent: *",
		"Disallow: /search",
		"Disallow: /suggest",
		"Disallow: /report/",
		`Sitemap: ${url.origin}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
