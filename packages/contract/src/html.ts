/**
 * The HTML that texts of the content system may contain. The content system applies it when a text is written, and the
 * site when it is shown (a foreign content system may have let more through). Everything else is dropped; scripts and
 * styles with their content. No `id` and no `class`: a text must not look or behave like a part of the page.
 */
export const ALLOWED_HTML = {
	tags: [
		"p",
		"h2",
		"h3",
		"ul",
		"ol",
		"li",
		"table",
		"caption",
		"thead",
		"tbody",
		"tr",
		"th",
		"td",
		"a",
		"strong",
		"em",
		"code",
		"blockquote",
		"figure",
		"figcaption",
		"img",
		"s",
		"del",
		"sup",
		"sub",
		"br",
		"hr",
		"dl",
		"dt",
		"dd",
		"abbr",
		"span",
		"data",
	],
	attributes: {
		a: ["href"],
		img: ["src", "alt", "width", "height"],
		th: ["scope", "colspan", "rowspan"],
		td: ["colspan", "rowspan"],
		ol: ["start"],
		abbr: ["title"],
		/** A figure that is shown with its present value (`live-figure.ts`). */
		data: ["value"],
		/** Marks a word in another language. */
		"*": ["lang"],
	},
	/** Schemes of links. Addresses of the site begin with one slash; `//elsewhere` is refused. */
	schemes: ["https", "http", "mailto", "tel"],
	/** Addresses of pictures: only files of the content system. */
	pictures: /^\/assets\/[\w-]+$/,
} as const;

/** Tags replaced by an allowed one of the same meaning. */
export const RENAMED_TAGS: Readonly<Record<string, string>> = {
	b: "strong",
	i: "em",
	cite: "em",
	dfn: "em",
	var: "em",
	strike: "s",
	tt: "code",
	kbd: "code",
	samp: "code",
	h1: "h2",
	h4: "h3",
	h5: "h3",
	h6: "h3",
	tfoot: "tbody",
	menu: "ul",
	dir: "ul",
};

const PARTS =
	"div section article main header footer aside nav address center details summary fieldset legend form hgroup search";

/** Tags that are replaced, and those let through, when a text is cleaned before `keepBlocksApart`. */
export const BLOCK_TAGS: Readonly<Record<string, string>> = Object.fromEntries(
	PARTS.split(" ").map((tag) => [tag, "div"]),
);
export const PARSED_TAGS = [...ALLOWED_HTML.tags, "div", "pre"];

/** Whether a link points to no place of the page: only the site's headings have ids, since texts have none. */
export function isLinkToNowhere(href: string): boolean {
	return href.startsWith("#") && !/^#part-\d+$/.test(href);
}
