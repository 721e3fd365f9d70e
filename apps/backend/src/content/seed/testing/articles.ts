import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { readSeedContent } from "#backend/content/seed/read-seed-content.ts";

const CONTENT = fileURLToPath(new URL("../../../../../../content", import.meta.url));

export const ARTICLES = readSeedContent(CONTENT).articles;

export const TEXTS = ARTICLES.flatMap(({ slug, words }) =>
	words.map(({ language, values }) => ({ slug, language, html: values.body, name: `${slug} (${language})` })),
);

const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));

export function resultOf(slug: string): z.output<typeof Rows> | undefined {
	const file = join(CONTENT, "news", slug, "result.json");
	return existsSync(file) ? Rows.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

export function proseOf(html: string): string {
	return html
		.replaceAll(/<table>.*?<\/table>/gs, " ")
		.replaceAll(/<\/(?:p|li|h2|h3)>/g, " ¶ ")
		.replaceAll(/<[^>]+>/g, "");
}

export type Receipt = { figure: string; href: string };

export function receiptsOf(html: string): Receipt[] {
	const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)];
	return links
		.map(([, href = "", figure = ""]) => ({ figure, href }))
		.filter(({ figure, href }) => /\d/.test(figure) && (sourceOf(href) !== undefined || !href.startsWith("/")));
}

export function sourceOf(href: string): string | undefined {
	return /^(?:\/hi)?\/data#source-([a-z0-9-]+)$/.exec(href)?.[1];
}

export function collegesIn(html: string): string[] {
	return [...html.matchAll(/href="(?:\/hi)?\/college\/([^"/]+)/g)].map(([, slug = ""]) => slug);
}
