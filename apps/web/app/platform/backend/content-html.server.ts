import { ALLOWED_HTML, BLOCK_TAGS, isLinkToNowhere, PASSED_TAGS, SAME_TAGS } from "@uchit/contract/html.ts";
import { keepBlocksApart } from "@uchit/contract/html-blocks.ts";
import sanitizeHtml from "sanitize-html";
import type { Drawings } from "#app/platform/backend/drawings.server.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";
import { draftAssetPath, imageAddress } from "#app/platform/picture-addresses.ts";

/** The origin of the content system's texts, and for a draft the link without which nobody sees its pictures. */
export type ShownAt = { contentUrl: string; draftToken?: string | undefined; drawings: Drawings };
type Shown = ShownAt & { language: Language };

/**
 * A text of the content system as a page may show it. What ours stores is clean already; this holds whatever stands there.
 * Links within the site stay in the page's language, and pictures come through the optimiser.
 */
export function toSafeHtml(html: string, { language, ...shownAt }: Shown): string {
	const clean = sanitizeHtml(html, {
		allowedTags: PASSED_TAGS,
		allowedAttributes: ATTRIBUTES,
		allowedSchemes: [...ALLOWED_HTML.schemes],
		allowProtocolRelative: false,
		enforceHtmlBoundary: false,
		transformTags: {
			// The page has its own heading of the first level.
			...SAME_TAGS,
			...BLOCK_TAGS,
			a: (tagName, { href = "", ...rest }) => ({ tagName, attribs: { ...rest, ...linkTo(href, language) } }),
			img: (tagName, { src = "", ...rest }) => ({ tagName, attribs: { ...rest, ...pictureOf(src, shownAt) } }),
		},
		exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
	});
	// A wide table scrolls by itself, also with the keys. sanitize-html closes what it opens, so that these match.
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

/** Files are the same in every language. */
function isFile(href: string): boolean {
	return /^\/(assets|data\/[\w-]+\.(csv|json))(\/|$)/.test(href);
}

/** Widths of spec 9 that an article's column asks for. */
const WIDTHS = [640, 828, 1200, 1920] as const;

/** Anything but a file of the content system is no picture: its `src` is empty, and it goes. */
function pictureOf(src: string, { contentUrl, draftToken, drawings }: ShownAt): Record<string, string> {
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
