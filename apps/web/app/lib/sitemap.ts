import { alternatesOf } from "#app/paths.ts";

/** One file of a site's map (sitemaps.org): each address in every language, whole. */
export function toSitemap(origin: string, addresses: readonly string[]): string {
	const urls = addresses.flatMap((address) => {
		const alternates = alternatesOf(address).map(
			({ language, address: other }) =>
				`<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + other)}"/>`,
		);
		const own = alternatesOf(address).filter(({ language }) => language !== "x-default");
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
