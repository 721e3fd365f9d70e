import Image from "@tiptap/extension-image";
import { Extension, type Extensions } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import { MARKS, NODES, OtherLanguage } from "./nodes.ts";
import { TableKeys } from "./table-steps.ts";

const OWN_EXTENSIONS = [...NODES, ...MARKS, OtherLanguage];
const KIT_NODES = [
	...["paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote", "image", "horizontalRule"],
	...["bold", "italic", "link"],
];

const Language = Extension.create({
	name: "language",
	addGlobalAttributes: () => [
		{
			types: [...KIT_NODES, ...OWN_EXTENSIONS.map(({ name }) => name)],
			attributes: { lang: { default: null, parseHTML: (place) => place.getAttribute("lang") } },
		},
	],
});

/** Exactly the tags and attributes that the wire accepts. */
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
		// Not allowed in a text, or adds an empty paragraph to every text.
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
	...OWN_EXTENSIONS,
	Language,
	TableKeys,
];

function plain(name: string) {
	return { default: null, parseHTML: (place: HTMLElement) => place.getAttribute(name) };
}
