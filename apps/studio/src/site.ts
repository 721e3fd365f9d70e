import { isRecord } from "@uchit/text/is-record.ts";

const FOLDERS: Readonly<Record<string, string>> = {
	...{ news: "/news/", pages: "/", exams: "/exams/", countries: "/study-abroad/" },
};
const SITE_ADDRESS = 'meta[name="site-address"]';

export function siteAddress(path: string): string {
	return new URL(path, document.querySelector(SITE_ADDRESS)?.getAttribute("content") ?? location.origin).href;
}

export function previewAddress(token: string): string {
	return siteAddress(`/preview/${encodeURIComponent(token)}`);
}

/** Where readers see an item; undefined while they do not. */
export function pageOf(resource: string, item: unknown): string | undefined {
	const folder = FOLDERS[resource];
	if (folder === undefined || !isRecord(item) || item.status !== "published" || !item.slug) return undefined;
	return siteAddress(`${item.language === "hi" ? "/hi" : ""}${folder}${item.slug}`);
}
