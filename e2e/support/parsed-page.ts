import { configure, within } from "@testing-library/dom";
import { Window } from "happy-dom";

/** Queries by role skip hidden, inert and aria-hidden elements. */
export type Queries = ReturnType<typeof within<typeof import("@testing-library/dom").queries>>;

export { within };

/** The page from HTML alone: no scripts or styles. Elements hidden only by a style, and those in a closed `details`, are found. */
export function parsePage(html: string): Document {
	const document: unknown = new window.DOMParser().parseFromString(html, "text/html");
	if (!isDocument(document)) throw new Error("The parser made no document.");
	// The queries read styles from the document's window, which a parsed document lacks.
	Object.defineProperty(document, "defaultView", { value: window });
	for (const { elements, role } of ROLES) {
		for (const element of document.querySelectorAll(elements)) if (!element.role) element.setAttribute("role", role);
	}
	return document;
}

/** White space is collapsed; hidden elements, scripts and styles are left out. */
export function textOf(element: Element): string {
	return rawTextOf(element).replaceAll(/\s+/g, " ").trim();
}

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

/** Roles that the library's table lacks or assigns too widely. */
const ROLES = [
	{ elements: "search", role: "search" },
	{ elements: ":is(main, article, section, nav, aside) :is(header, footer)", role: "generic" },
] as const;

const INLINE = new Set(
	"a abbr b bdi cite code data dfn em i kbd label mark q s samp small span strong sub sup time u var".split(" "),
);

/** The queries only need to know whether an element is shown, and whether its text is separate from its neighbour's. */
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

/** The queries trim the inline parts of a name, so a part with outer white space counts as separate. */
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
// The library's version reads every style sheet for every element: seconds per page.
Object.defineProperty(window, "getComputedStyle", { value: styleOf });

const ERROR_LETTERS = 600;

// The library's default error prints the whole page.
configure({
	computedStyleSupportsPseudoElements: false,
	getElementError: (message) => new Error((message ?? "Nothing fits.").slice(0, ERROR_LETTERS)),
});
