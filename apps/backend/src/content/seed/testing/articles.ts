import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { readSeedContent } from "#backend/content/seed/read-seed-content.ts";

const CONTENT = fileURLToPath(new URL("../../../../../../content", import.meta.url));

export const ARTICLES = readSeedContent(CONTENT).articles;

/** Every text that ships, in each of its languages. */
export const TEXTS = ARTICLES.flatMap(({ slug, words }) =>
	words.map(({ language, values }) => ({ slug, language, html: values.body, name: `${slug} (${language})` })),
);

const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));

/** What the query of a computed article gave; undefined where the article has none. */
export function resultOf(slug: string): z.output<typeof Rows> | undefined {
	const file = join(CONTENT, "news", slug, "result.json");
	return existsSync(file) ? Rows.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** The words of a text without its tables. */
export function proseOf(html: string): string {
	return html
		.replaceAll(/<table>.*?<\/table>/gs, " ")
		.replaceAll(/<\/(?:p|li|h2|h3)>/g, " ¶ ")
		.replaceAll(/<[^>]+>/g, "");
}

/** A figure that links to where it comes from. */
export type Receipt = { figure: string; href: string };

/** Links on a figure: to a source of ours, to an institution's sources, or to a publisher's own site. */
export function receiptsOf(html: string): Receipt[] {
	const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)];
	return links
		.map(([, href = "", figure = ""]) => ({ figure, href }))
		.filter(({ figure, href }) => /\d/.test(figure) && (sourceOf(href) !== undefined || !href.startsWith("/")));
}

/** The id of the source that a link leads to on the page of all sources. */
export function sourceOf(href: string): string | undefined {
	return /^(?:\/hi)?\/data#source-([a-z0-9-]+)$/.exec(href)?.[1];
}

/** Institutions that a text links to, by their slugs. */
export function collegesIn(html: string): string[] {
	return [...html.matchAll(/href="(?:\/hi)?\/college\/([^"/]+)/g)].map(([, slug = ""]) => slug);
}
