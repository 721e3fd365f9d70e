import { ALLOWED_HTML, BLOCK_TAGS, isLinkToNowhere, PARSED_TAGS, RENAMED_TAGS } from "@uchit/contract/html.ts";
import { keepBlocksApart } from "@uchit/contract/html-blocks.ts";
import sanitizeHtml from "sanitize-html";
import type { Drawings } from "#app/platform/backend/drawings.server.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";
import { draftAssetPath, imageAddress } from "#app/platform/picture-addresses.ts";

/** The content system's address, and for a draft the token that its pictures need. */
export type HtmlContext = { contentUrl: string; draftToken?: string | undefined; drawings: Drawings };
type Shown = HtmlContext & { language: Language };

/**
 * Sanitizes HTML of the content system, which may not be ours. Adds the page's language to internal links and routes pictures through the
 * optimiser.
 */
export function toSafeHtml(html: string, { language, ...shownAt }: Shown): string {
	const clean = sanitizeHtml(html, {
		allowedTags: PARSED_TAGS,
		allowedAttributes: ATTRIBUTES,
		allowedSchemes: [...ALLOWED_HTML.schemes],
		allowProtocolRelative: false,
		enforceHtmlBoundary: false,
		transformTags: {
			// No h1, which the page has already.
			...RENAMED_TAGS,
			...BLOCK_TAGS,
			a: (tagName, { href = "", ...rest }) => ({ tagName, attribs: { ...rest, ...linkTo(href, language) } }),
			img: (tagName, { src = "", ...rest }) => ({ tagName, attribs: { ...rest, ...pictureOf(src, shownAt) } }),
		},
		exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
	});
	// Lets wide tables scroll, also by keyboard. Tags match, because sanitize-html closes what it opens.
	return keepBlocksApart(clean)
		.replaceAll("<table>", '<div class="table-scroll" tabindex="0"><table>')
		.replaceAll("</table>", "</table></div>");
}

const ATTRIBUTES = {
	...Object.fromEntries(Object.entries(ALLOWED_HTML.attributes).map(([tag, names]) => [tag, [...names]])),
	a: ["href", "rel"],
	img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
};

function linkTo(href: string, language: Language): Record<string, string> {
	if (/^\/(?![/\\])/.test(href)) return { href: isFile(href) ? href : addressIn(language, href) };
	if (isLinkToNowhere(href)) return {};
	if (href.startsWith("#")) return { href };
	return { href, rel: "noopener" };
}

/** Files have no language. */
function isFile(href: string): boolean {
	return /^\/(assets|data\/[\w-]+\.(csv|json))(\/|$)/.test(href);
}

/** The widths of spec 9 that an article's column needs. */
const WIDTHS = [640, 828, 1200, 1920] as const;

/** Only files of the content system are allowed; others get an empty `src` and are removed. */
function pictureOf(src: string, { contentUrl, draftToken, drawings }: HtmlContext): Record<string, string> {
	const [path = ""] = (src.startsWith(`${contentUrl}/`) ? src.slice(contentUrl.length) : src).split("?");
	if (!ALLOWED_HTML.pictures.test(path)) return { src: "", srcset: "" };
	const id = path.split("/")[2] ?? "";
	if (draftToken !== undefined) {
		return { src: draftAssetPath(id, { token: draftToken, width: 828 }), srcset: "" };
	}
	if (drawings.has(id)) return { src: path, srcset: "", loading: "lazy" };
	return {
		src: imageAddress(path, 828),
		srcset: WIDTHS.map((width) => `${imageAddress(path, width)} ${width}w`).join(", "),
		sizes: "(min-width: 48rem) 44rem, 100vw",
		loading: "lazy",
	};
}
