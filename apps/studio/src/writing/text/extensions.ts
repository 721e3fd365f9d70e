import Image from "@tiptap/extension-image";
import { Extension, type Extensions } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import { MARKS, NODES, OtherLanguage } from "./nodes.ts";
import { TableKeys } from "./table-steps.ts";

const OWN = [...NODES, ...MARKS, OtherLanguage];
const KIT_NODES = [
	...["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote", "image", "horizontalRule"],
	...["bold", "italic", "link"],
];

/** Any element may say its language. */
const Language = Extension.create({
	name: "language",
	addGlobalAttributes: () => [
		{
			types: [...KIT_NODES, ...OWN.map(({ name }) => name)],
			attributes: { lang: { default: null, parseHTML: (place) => place.getAttribute("lang") } },
		},
	],
});

/** What the editor can hold: the tags and attributes that the wire keeps, and nothing else. */
export const EXTENSIONS: Extensions = [
	StarterKit.configure({
		heading: { levels: [2, 3] },
		link: {
			openOnClick: false,
			autolink: false,
			linkOnPaste: false,
			protocols: [...ALLOWED_HTML.schemes],
			HTMLAttributes: { target: null, rel: null, class: null },
		},
		// What a text may not hold, or what would add an empty paragraph to each.
		strike: false,
		underline: false,
		codeBlock: false,
		trailingNode: false,
		code: false,
	}),
	Image.extend({
		addAttributes: () => ({ src: plain("src"), alt: plain("alt"), width: plain("width"), height: plain("height") }),
		addInputRules: () => [],
	}),
	...OWN,
	Language,
	TableKeys,
];

function plain(name: string) {
	return { default: null, parseHTML: (place: HTMLElement) => place.getAttribute(name) };
}
