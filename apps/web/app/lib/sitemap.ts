import type { Language } from "#app/i18n/language.ts";
import { alternatesOf } from "#app/paths.ts";

/** An address of the site, or one that answers in some languages only. */
export type MapEntry = string | { address: string; languages: readonly Language[] };

/** One file of a site's map (sitemaps.org): each address in every language that it has, whole. */
export function toSitemap(origin: string, entries: readonly MapEntry[]): string {
	const urls = entries.flatMap((entry) => {
		const { address, languages } = typeof entry === "string" ? { address: entry, languages: undefined } : entry;
		const known = alternatesOf(address, languages);
		const alternates = known.map(
			({ language, address: other }) =>
				`<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + other)}"/>`,
		);
		const own = known.filter(({ language }) => language !== "x-default");
		return own.map((each) => `<url><loc>${escapeXml(origin + each.address)}</loc>${alternates.join("")}</url>`);
	});
	return `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** The map that names the files. */
export function toSitemapIndex(origin: string, files: readonly string[]): string {
	const sitemaps = files.map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>`);
	return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
