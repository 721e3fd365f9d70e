import { Mark, Node } from "@tiptap/react";

/** Nodes that the wire allows (`packages/contract/src/html.ts`) and the starter kit lacks: tables, definitions, figures. */

function element(name: string, tag: string, { content, group = "" }: { content: string; group?: string }) {
	return Node.create({
		name,
		content,
		group,
		isolating: true,
		parseHTML: () => [{ tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
	});
}

function written(name: string) {
	return { default: null, parseHTML: (place: HTMLElement) => place.getAttribute(name) };
}

const SPANS = { colspan: written("colspan"), rowspan: written("rowspan") };

const Cell = element("tableCell", "td", { content: "inline*" }).extend({ addAttributes: () => SPANS });
const HeaderCell = element("tableHeader", "th", { content: "inline*" }).extend({
	addAttributes: () => ({ scope: written("scope"), ...SPANS }),
});

const LiveFigure = Node.create({
	name: "liveFigure",
	group: "inline",
	inline: true,
	atom: true,
	addAttributes: () => ({
		value: written("value"),
		written: {
			default: "",
			rendered: false,
			parseHTML: ({ textContent }: HTMLElement) => textContent.replaceAll(/\s+/g, " ").trim(),
		},
	}),
	parseHTML: () => [{ tag: "data[value]" }],
	renderHTML: ({ node, HTMLAttributes }) => ["data", HTMLAttributes, String(node.attrs.written)],
	renderText: ({ node }) => String(node.attrs.written),
});

function mark(name: string, tag: string, attribute?: string) {
	return Mark.create({
		name,
		addAttributes: () => (attribute === undefined ? {} : { [attribute]: written(attribute) }),
		parseHTML: () => [{ tag: attribute === undefined ? tag : `${tag}[${attribute}]` }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
	});
}

export const NODES = [
	element("table", "table", { content: "tableCaption? tableHead? tableBody+", group: "block" }),
	element("tableCaption", "caption", { content: "inline*" }),
	element("tableHead", "thead", { content: "tableRow+" }),
	element("tableBody", "tbody", { content: "tableRow+" }),
	element("tableRow", "tr", { content: "(tableCell | tableHeader)+" }),
	...[Cell, HeaderCell],
	element("definitions", "dl", { content: "(term | definition)+", group: "block" }),
	element("term", "dt", { content: "inline*" }),
	element("definition", "dd", { content: "inline*" }),
	element("figure", "figure", { content: "block+ figureCaption?", group: "block" }),
	element("figureCaption", "figcaption", { content: "inline*" }),
	LiveFigure,
];

export const MARKS = [
	mark("code", "code"),
	mark("struck", "s").extend({ parseHTML: () => [{ tag: "s" }, { tag: "strike" }] }),
	mark("removed", "del"),
	mark("raised", "sup"),
	mark("lowered", "sub"),
	mark("abbreviation", "abbr", "title"),
];

export const OtherLanguage = mark("otherLanguage", "span").extend({ parseHTML: () => [{ tag: "span[lang]" }] });
