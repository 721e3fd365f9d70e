import { configure, within } from "@testing-library/dom";
import { Window } from "happy-dom";

/** The queries of a part of a page, by role and by text: what is hidden, inert or left out by aria-hidden is not found by role. */
export type Queries = ReturnType<typeof within<typeof import("@testing-library/dom").queries>>;

export { within };

/**
 * A page as HTML alone makes it: no script runs, no style is read. A part that only a style hides is found, and what stands
 * in a closed `details` is found.
 */
export function parsePage(html: string): Document {
	const document: unknown = new window.DOMParser().parseFromString(html, "text/html");
	if (!isDocument(document)) throw new Error("The parser made no document.");
	// A parsed document has no window, and the queries ask its window for styles.
	Object.defineProperty(document, "defaultView", { value: window });
	for (const { elements, role } of ROLES) {
		for (const element of document.querySelectorAll(elements)) if (!element.role) element.setAttribute("role", role);
	}
	return document;
}

/** The text of a part as it is read: white space made one, without what is hidden and without scripts and styles. */
export function textOf(element: Element): string {
	return rawTextOf(element).replaceAll(/\s+/g, " ").trim();
}

/** The texts of a part that stand under no element marked as English, whether folded away or not. */
export function unmarkedTexts(element: Element): string[] {
	if (isHidden(element) || element.localName === "code" || element.getAttribute("lang") === "en") return [];
	return [...element.childNodes].flatMap((node) => {
		if (isElement(node)) return unmarkedTexts(node);
		const text = (node.nodeValue ?? "").replaceAll(/\s+/g, " ").trim();
		return node.nodeType === TEXT && text !== "" ? [text] : [];
	});
}

const ELEMENT = 1;
const TEXT = 3;
const DOCUMENT = 9;

function rawTextOf(node: Node): string {
	if (node.nodeType === TEXT) return node.nodeValue ?? "";
	if (node.nodeType !== ELEMENT || (isElement(node) && isHidden(node))) return "";
	return [...node.childNodes].map(rawTextOf).join("");
}

const NEVER_SHOWN = new Set(["head", "script", "style", "template", "datalist"]);

function isHidden(element: Element): boolean {
	if (NEVER_SHOWN.has(element.localName) || element.hasAttribute("hidden") || element.hasAttribute("inert"))
		return true;
	return element.localName === "dialog" && !element.hasAttribute("open");
}

/** Roles that the queries' own table does not know, or gives to too many. */
const ROLES = [
	{ elements: "search", role: "search" },
	{ elements: ":is(main, article, section, nav, aside) :is(header, footer)", role: "generic" },
] as const;

const INLINE = new Set(
	"a abbr b bdi cite code data dfn em i kbd label mark q s samp small span strong sub sup time u var".split(" "),
);

/** The queries use an element's style only to see whether it is shown, and whether its text is separate from its neighbour's. */
function styleOf(element: Element) {
	const display = isHidden(element) ? "none" : "block";
	const visibility = "visible";
	return {
		display,
		visibility,
		getPropertyValue: (name: string) => {
			if (name === "visibility") return visibility;
			if (name !== "display") return "";
			return display === "block" && isInline(element) ? "inline" : display;
		},
	};
}

/** The queries trim the inline parts of a name: a part with outer white space counts as separate. */
function isInline({ localName, textContent }: Element): boolean {
	return INLINE.has(localName) && !/^\s|\s$/.test(textContent);
}

function isDocument(value: unknown): value is Document {
	return typeof value === "object" && value !== null && "nodeType" in value && value.nodeType === DOCUMENT;
}

function isElement(node: Node): node is Element {
	return node.nodeType === ELEMENT;
}

const window = new Window();
// Theirs reads every style sheet for every element: seconds on a page of ours.
Object.defineProperty(window, "getComputedStyle", { value: styleOf });

const ERROR_LETTERS = 600;

// Theirs adds the whole page.
configure({
	computedStyleSupportsPseudoElements: false,
	getElementError: (message) => new Error((message ?? "Nothing fits.").slice(0, ERROR_LETTERS)),
});
