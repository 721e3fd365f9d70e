import type { Language } from "#app/platform/i18n/language.ts";
import type { Focus } from "#app/platform/image.tsx";

/** `isDrawing`: an SVG, shown without the optimiser. `draftToken`: the link to a draft, without which its pictures cannot be read. */
export type Picture = {
	id: string;
	alt: string;
	isDrawing: boolean;
	focus?: Focus | undefined;
	draftToken?: string;
};

export type ArticleCard = {
	slug: string;
	language: Language;
	title: string;
	summary: string;
	category: string | undefined;
	picture: Picture | undefined;
	/** ISO time of first publication. */
	publishedAt: string | undefined;
	updatedAt: string | undefined;
};

export type Article = ArticleCard & {
	author: string;
	/** Sanitized HTML, limited to the elements of packages/contract/src/html.ts. */
	body: string;
	caption: string | undefined;
	/** Reading time in minutes (spec 9). */
	minutes: number;
	corrections: { date: string; text: string }[];
	relatedColleges: string[];
	relatedExams: string[];
	/** The query that computed the article's figures from our data. */
	computedFrom: string | undefined;
};

export type ArticleList = { items: ArticleCard[]; total: number };

export const NEWS_PAGE_SIZE = 12;

/** Whether it was changed on a later day than its publication, in India's time. */
export function wasUpdated({ publishedAt, updatedAt }: Pick<ArticleCard, "publishedAt" | "updatedAt">): boolean {
	return publishedAt !== undefined && updatedAt !== undefined && dayOf(updatedAt) > dayOf(publishedAt);
}

/** The day in India, as 2026-11-21. */
function dayOf(time: string): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date(time));
}

export type Part = { id: string; heading: string };

/** Gives every heading an id and lists them. The HTML must be sanitized already. */
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
