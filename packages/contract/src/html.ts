/**
 * The HTML that texts of the content system may hold: what the content system keeps of it when it is written, and what the
 * site keeps of it when it is shown (a foreign content system may have kept more). Everything else is dropped; scripts and
 * styles with their content. No `id` and no `class`: a text must not look or answer like a part of the page.
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
		/** A figure that is shown as it is today (`live-figure.ts`). */
		data: ["value"],
		/** A word of another language says so. */
		"*": ["lang"],
	},
	/** Of links. Addresses of the site begin with one slash; `//elsewhere` is refused. */
	schemes: ["https", "http", "mailto", "tel"],
	/** Of pictures: only files of the content system. */
	pictures: /^\/assets\/[\w-]+$/,
} as const;

/** Tags that say what an allowed one says. */
export const SAME_TAGS: Readonly<Record<string, string>> = {
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

/** How a text is cleaned before `keepBlocksApart`: what becomes of tags, and which are let through for that. */
export const BLOCK_TAGS: Readonly<Record<string, string>> = Object.fromEntries(
	PARTS.split(" ").map((tag) => [tag, "div"]),
);
export const PASSED_TAGS = [...ALLOWED_HTML.tags, "div", "pre"];

/** A place within a text: only headings of the site have one, since a text holds no `id`. */
export function isLinkToNowhere(href: string): boolean {
	return href.startsWith("#") && !/^#part-\d+$/.test(href);
}
