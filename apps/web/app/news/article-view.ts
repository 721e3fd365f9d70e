import type { Language } from "#app/platform/i18n/language.ts";
import type { Focus } from "#app/platform/image.tsx";

/** `isDrawing`: an SVG, shown as it is. `draftToken`: the link to a draft that it is part of, without which nobody may see it. */
export type Picture = {
	id: string;
	alt: string;
	isDrawing: boolean;
	focus?: Focus | undefined;
	draftToken?: string;
};

/** The part of an article that a list shows. */
export type ArticleCard = {
	slug: string;
	language: Language;
	title: string;
	summary: string;
	category: string | undefined;
	/** A file of the content system, and what it shows in words. */
	picture: Picture | undefined;
	/** When it was first published, as an ISO time. */
	publishedAt: string | undefined;
	updatedAt: string | undefined;
};

/** An article whole. */
export type Article = ArticleCard & {
	author: string;
	/** HTML that is safe to show: only what packages/contract/src/html.ts allows. */
	body: string;
	caption: string | undefined;
	/** How long reading it takes (spec 9). */
	minutes: number;
	/** Errors that were corrected, newest first. */
	corrections: { date: string; text: string }[];
	relatedColleges: string[];
	relatedExams: string[];
	/** The query that computed its figures from our own facts. */
	computedFrom: string | undefined;
};

/** Several articles of a longer list; `total` counts all of them. */
export type ArticleList = { items: ArticleCard[]; total: number };

/** The pages of `/news` hold this many. */
export const NEWS_PAGE_SIZE = 12;

/** Whether it was changed on a later day than the one of its publication, in India. */
export function wasUpdated({ publishedAt, updatedAt }: Pick<ArticleCard, "publishedAt" | "updatedAt">): boolean {
	return publishedAt !== undefined && updatedAt !== undefined && dayOf(updatedAt) > dayOf(publishedAt);
}

/** "2026-11-21", as the calendar stands in India. */
function dayOf(time: string): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date(time));
}

/** A part of an article: where it stands on the page, and its heading as plain text. */
export type Part = { id: string; heading: string };

/** Gives every heading of a text a place to be led to, and lists them. The text is ours to trust: data/ has cleaned it. */
export function listContents(html: string): { html: string; parts: Part[] } {
	const parts: Part[] = [];
	const marked = html.replaceAll(/<h2>((?:(?!<h2>).)*?)<\/h2>/gs, (_, inner: string) => {
		const id = `part-${parts.length + 1}`;
		parts.push({ id, heading: toPlainText(inner) });
		return `<h2 id="${id}">${inner}</h2>`;
	});
	return { html: marked, parts };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function toPlainText(html: string): string {
	return html
		.replaceAll(/<[^<>]*>/g, "")
		.replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
