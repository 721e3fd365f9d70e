import type { Node, Schema } from "@tiptap/pm/model";
import { DOMParser as Reader, DOMSerializer as Writer } from "@tiptap/pm/model";
import { getSchema } from "@tiptap/react";
import { escapeXml } from "@uchit/text/escape-xml.ts";
import { EXTENSIONS } from "./extensions.ts";

const SCHEMA = getSchema(EXTENSIONS);
const WRITER = Writer.fromSchema(SCHEMA);

/** One line per block, so that the history can be compared. */
export function toHtml(text: Node): string {
	// An empty editor contains one empty paragraph.
	if (text.childCount === 1 && text.firstChild?.type.name === "paragraph" && text.firstChild.childCount === 0)
		return "";
	const place = document.createElement("div");
	const writer = text.type.schema === SCHEMA ? WRITER : Writer.fromSchema(text.type.schema);
	place.append(writer.serializeFragment(text.content));
	for (const item of place.querySelectorAll("li")) tighten(item);
	return inLines(place.innerHTML);
}

export function normalizeHtml(html: string): string {
	return toHtml(readText(html, SCHEMA));
}

export function readText(html: string, schema: Schema): Node {
	return Reader.fromSchema(schema).parse(bodyOf(html));
}

/** Otherwise it stays HTML, because unsupported markup would be lost. */
export function isEditable(html: string): boolean {
	return canonicalHtml(normalizeHtml(html)) === canonicalHtml(html);
}

/** Normalises insignificant differences: white space, attribute order, and list items as `toHtml` writes them. */
export function canonicalHtml(html: string): string {
	const body = bodyOf(html);
	for (const item of body.querySelectorAll("li")) tighten(item);
	return [...body.childNodes].map(textAt).join("").replaceAll(/\s+/g, " ").replaceAll(AROUND_PARTS, "$1").trim();
}

/** Each paragraph, list, table or other block as it is written, with a key that is equal where the canonical HTML is. */
export function blocksOf(html: string): { key: string; text: string }[] {
	return [...bodyOf(html).childNodes]
		.map((node) => (node instanceof Element ? node.outerHTML : escapeXml(node.textContent ?? "").trim()))
		.flatMap((text) => (text === "" ? [] : { key: canonicalHtml(text), text }));
}

const PARTS = "p|h2|h3|ul|ol|li|table|caption|thead|tbody|tr|th|td|blockquote|figure|figcaption|hr|dl|dt|dd|br|img";
const AROUND_PARTS = new RegExp(` ?(</?(?:${PARTS})(?: [^>]*)?>) ?`, "g");

function textAt(place: ChildNode): string {
	if (place.nodeType === place.TEXT_NODE) return escapeXml(place.textContent ?? "");
	if (!(place instanceof Element)) return "";
	const tag = place.tagName.toLowerCase();
	const attributes = [...place.attributes].map(({ name, value }) => ` ${name}="${escapeXml(value)}"`).toSorted();
	return `<${tag}${attributes.join("")}>${[...place.childNodes].map(textAt).join("")}</${tag}>`;
}

function bodyOf(html: string): HTMLElement {
	return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html").body;
}

/** `<li><p>one</p></li>` → `<li>one</li>`: the editor needs the paragraph, the site and its readers do not. */
function tighten(item: Element): void {
	const [first, ...others] = item.children;
	if (first?.tagName !== "P" || first.attributes.length > 0) return;
	if (others.every(({ tagName }) => /^[UO]L$/.test(tagName))) first.replaceWith(...first.childNodes);
}

function inLines(html: string): string {
	return html
		.replaceAll(
			/(<\/(?:p|h2|h3|ul|ol|li|table|tr|blockquote|figure|dl|dt|dd)>|<(?:ul|ol|tbody|dl)>|<hr>)(?!<\/?(?:table|tbody)>)/g,
			"$1\n",
		)
		.trim();
}
