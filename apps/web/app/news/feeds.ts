import { escapeXml } from "@uchit/text/escape-xml.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Article } from "./article-view.ts";

export type Feed = {
	title: string;
	description: string;
	language: Language;
	page: string;
	self: string;
	entries: readonly { address: string; categoryName: string | undefined; authorName: string; article: Article }[];
};

export function toRss(feed: Feed): string {
	const channel = [
		element("title", feed.title),
		element("link", feed.page),
		element("description", feed.description),
		element("language", feed.language),
		`<atom:link href="${toXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
		...feed.entries.map(toRssItem),
	].join("\n");
	return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}>\n<channel>\n${channel}\n</channel>\n</rss>\n`;
}

const NAMESPACES =
	'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"';

function toRssItem({ address, categoryName, authorName, article }: Feed["entries"][number]): string {
	const parts = [
		element("title", article.title),
		element("link", address),
		`<guid isPermaLink="true">${toXml(address)}</guid>`,
		element("dc:creator", authorName),
		categoryName === undefined ? "" : element("category", categoryName),
		article.publishedAt === undefined ? "" : element("pubDate", new Date(article.publishedAt).toUTCString()),
		element("description", article.summary),
		element("content:encoded", wholeAddresses(article.body, address)),
	];
	return `<item>${parts.join("")}</item>`;
}

export function toJsonFeed(feed: Feed): string {
	return JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		description: feed.description,
		language: feed.language,
		home_page_url: feed.page,
		feed_url: feed.self,
		items: feed.entries.map(({ address, categoryName, authorName, article }) => ({
			id: address,
			url: address,
			title: article.title,
			summary: article.summary,
			content_html: wholeAddresses(article.body, address),
			date_published: article.publishedAt,
			date_modified: article.updatedAt,
			authors: [{ name: authorName }],
			tags: categoryName === undefined ? undefined : [categoryName],
			language: article.language,
		})),
	});
}

/** Feed readers show the text elsewhere: makes addresses absolute and uses one picture for all widths. */
function wholeAddresses(html: string, address: string): string {
	const { origin } = new URL(address);
	return html
		.replaceAll(/ (?:srcset|sizes|loading|tabindex)="[^"]*"/g, "")
		.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
		.replaceAll(' href="#', ` href="${address}#`);
}

function element(name: string, text: string): string {
	return `<${name}>${toXml(text)}</${name}>`;
}

/** Characters that XML forbids even if escaped. */
const UNSPEAKABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function toXml(text: string): string {
	return escapeXml(text.toWellFormed().replaceAll(UNSPEAKABLE, ""));
}
