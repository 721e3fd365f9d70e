/**
 * Cleans clipboard HTML to allowed tags. Google Docs marks bold, italic, superscript and strike by style attributes, which the CSP lets
 * code read only as text, and wraps everything in a non-bold `<b>`. Pictures of other sites are left out: a text shows files of the desk.
 */
export function cleanPasted(pasted: string): { html: string; leftOut: number } {
	const { body } = new DOMParser().parseFromString(pasted, "text/html");
	const foreign = [...body.querySelectorAll("img")].filter(
		(picture) => !picture.getAttribute("src")?.startsWith("/assets/"),
	);
	for (const picture of foreign) picture.remove();
	for (const place of body.querySelectorAll("[style]")) toTags(place);
	for (const place of body.querySelectorAll("h1, h4, h5, h6")) rename(place, place.tagName === "H1" ? "h2" : "h3");
	for (const link of body.querySelectorAll("a[href]"))
		link.setAttribute("href", targetOf(link.getAttribute("href") ?? ""));
	for (const cell of body.querySelectorAll("td, th, caption")) toLines(cell);
	for (const table of body.querySelectorAll("table:not(:has(th))")) toHeadings(table);
	// Google Docs puts empty lines between blocks.
	for (const line of body.querySelectorAll("br"))
		if ([...(line.parentElement?.children ?? [])].some((each) => each.matches(`table, ${BLOCKS}`))) line.remove();
	return { html: body.innerHTML, leftOut: foreign.length };
}

const BLOCKS = "p, div, h2, h3, ul, ol, li, blockquote, pre";

/** A cell has lines and no blocks: Google Docs and Word put each cell's words into a paragraph. */
function toLines(cell: Element): void {
	for (const picture of cell.querySelectorAll("img, hr")) picture.remove();
	for (const block of cell.querySelectorAll(BLOCKS)) {
		block.before(document.createElement("br"));
		block.after(document.createElement("br"));
		block.replaceWith(...block.childNodes);
	}
	const lines = cell.innerHTML.split(/(?:\s*<br[^>]*>\s*)+/).map((line) => line.trim());
	cell.innerHTML = lines.filter((line) => line !== "").join("<br>");
}

type PastedTag = { tag: string; is: (style: Style) => boolean };
type Style = (name: string) => string;

const EQUIVALENT_TAGS: readonly PastedTag[] = [
	{ tag: "strong", is: (style) => /^(bold|bolder|[6-9]\d\d)$/.test(style("font-weight")) },
	{ tag: "em", is: (style) => /^(italic|oblique)/.test(style("font-style")) },
	{ tag: "s", is: (style) => /line-through/.test(style("text-decoration") + style("text-decoration-line")) },
	{ tag: "sup", is: (style) => style("vertical-align") === "super" },
	{ tag: "sub", is: (style) => style("vertical-align") === "sub" },
];

function toTags(place: Element): void {
	const style = styleOf(place);
	place.removeAttribute("style");
	const isDenied =
		(/^(B|STRONG)$/.test(place.tagName) && /^(normal|[1-5]\d\d)$/.test(style("font-weight"))) ||
		(/^(I|EM)$/.test(place.tagName) && style("font-style") === "normal");
	if (isDenied) {
		place.replaceWith(...place.childNodes);
		return;
	}
	// On a heading or cell such styles are its look; inline they were chosen.
	if (!/^(SPAN|FONT|A|B|I|U|EM|STRONG)$/.test(place.tagName)) return;
	for (const { tag, is } of EQUIVALENT_TAGS) {
		if (!is(style)) continue;
		const element = document.createElement(tag);
		element.append(...place.childNodes);
		place.append(element);
	}
}

function styleOf(place: Element): Style {
	const declared = (place.getAttribute("style") ?? "").split(";").map((each): [string, string] => {
		const [name = "", value = ""] = each.toLowerCase().split(":", 2);
		return [name.trim(), value.trim()];
	});
	const byName = new Map(declared);
	return (name) => byName.get(name) ?? "";
}

/** A first row has the headings of its columns if it is bold throughout, or if it alone has words and no figure in each cell. */
function toHeadings(table: Element): void {
	const [row, ...others] = table.querySelectorAll("tr");
	const cells = [...(row?.children ?? [])];
	const isBold = (cell: Element) => cell.textContent.trim() === cell.querySelector("strong, b")?.textContent.trim();
	const hasFigure = (cell: Element) => /\p{N}/u.test(cell.textContent);
	const isHead = cells.every(isBold) || (!cells.some(hasFigure) && others.every(hasFigure));
	if (row === undefined || others.length === 0 || !isHead || !cells.every((cell) => cell.textContent.trim())) return;
	for (const cell of cells) {
		const heading = document.createElement("th");
		heading.setAttribute("scope", "col");
		heading.textContent = cell.textContent.trim();
		cell.replaceWith(heading);
	}
	const head = document.createElement("thead");
	head.append(row);
	table.prepend(head);
}

function rename(place: Element, tag: string): void {
	const element = document.createElement(tag);
	element.append(...place.childNodes);
	place.replaceWith(element);
}

/** Redirecting addresses, with the parameter that contains the target. */
const LEADING_ON: readonly [RegExp, string][] = [
	[/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, "q"],
	[/^https?:\/\/l\.facebook\.com\/l\.php\?/i, "u"],
	[/^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/\?/i, "url"],
];

function targetOf(href: string): string {
	const [, parameter] = LEADING_ON.find(([address]) => address.test(href)) ?? [];
	const target = parameter === undefined ? null : new URL(href).searchParams.get(parameter);
	return target !== null && /^https?:\/\//i.test(target) ? target : href;
}
