import { escapeXml } from "@uchit/text/escape-xml.ts";
import { alternatesOf } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";

export type MapEntry = { address: string; languages?: readonly Language[]; changedOn?: string | undefined };

/** One sitemap file (sitemaps.org), with each address in all its languages. */
export function toSitemap(origin: string, entries: readonly MapEntry[]): string {
	const urls = entries.flatMap((entry) => {
		const { address, languages, changedOn } = entry;
		const known = alternatesOf(address, languages);
		const alternates = known.map(
			({ language, address: other }) =>
				`<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + other)}"/>`,
		);
		const own = known.filter(({ language }) => language !== "x-default");
		return own.map(
			(each) => `<url><loc>${escapeXml(origin + each.address)}</loc>${lastmod(changedOn)}${alternates.join("")}</url>`,
		);
	});
	return `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

export function toSitemapIndex(origin: string, files: readonly Pick<MapEntry, "address" | "changedOn">[]): string {
	const sitemaps = files.map(
		({ address, changedOn }) => `<sitemap><loc>${escapeXml(origin + address)}</loc>${lastmod(changedOn)}</sitemap>`,
	);
	return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

function lastmod(day: string | undefined): string {
	return day === undefined ? "" : `<lastmod>${day}</lastmod>`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
