type Element = { tag: string; attributes: string; children: Piece[] };
type Piece = string | Element;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+/g;
const VOID = new Set(["br", "hr", "img"]);
/** Deeper tags are dropped, so that no text is too deep to be parsed. */
const DEEPEST = 200;
const BLOCKS = new Set("p h2 h3 ul ol table blockquote figure dl hr div pre".split(" "));
const TAGS_OF_PARAGRAPHS = new Set(["blockquote", "figure"]);
const STRUCTURE = new Set("ul ol dl table thead tbody tr".split(" "));
const MEANINGLESS_TAGS = new Set(["a", "span", "abbr", "data"]);
const CHANGED_TAG = /<(?:div|pre|a|span|abbr|data)[ >]/;

/**
 * Turns the `<div>` and `<pre>` of a text that was cleaned elsewhere into paragraphs, or into line breaks within a
 * line, so that words of neighbouring blocks stay apart; and unwraps elements without a meaning. Every tag has its end,
 * and every `<` and `>` in a text or an attribute is escaped.
 */
export function keepBlocksApart(html: string): string {
	if (!CHANGED_TAG.test(html)) return html;
	const hasParts = /<(?:div|pre)[ >]/.test(html);
	return paragraphs(read(html), hasParts);
}

function read(html: string): Piece[] {
	const root: Element = { tag: "", attributes: "", children: [] };
	const open = [root];
	let tooDeep = 0;
	for (const [token, end, tag, attributes = ""] of html.matchAll(TOKEN)) {
		const place = open.at(-1) ?? root;
		if (tag === undefined) place.children.push(token);
		else if (VOID.has(tag)) place.children.push({ tag, attributes, children: [] });
		else if (end === "" && open.length > DEEPEST) tooDeep++;
		else if (end === "") {
			const element = { tag, attributes, children: [] };
			place.children.push(element);
			open.push(element);
		} else if (tooDeep > 0) tooDeep--;
		else open.pop();
	}
	return root.children;
}

function paragraphs(pieces: readonly Piece[], hasParts: boolean): string {
	let written = "";
	let loose: Piece[] = [];
	const close = () => {
		const text = formatLine(loose);
		loose = [];
		if (!hasParts) written += text;
		else if (text.trim() !== "") written += `<p>${text.trim()}</p>`;
	};
	for (const piece of pieces) {
		if (!isBlock(piece)) {
			loose.push(piece);
			continue;
		}
		close();
		if (piece.tag === "div") written += paragraphs(piece.children, hasParts);
		else if (piece.tag === "pre") written += `<p>${formatLine(inLines(piece.children))}</p>`;
		else if (!(hasParts && piece.tag === "p" && piece.children.length === 0)) written += formatElement(piece, hasParts);
	}
	close();
	return written;
}

function formatLine(pieces: readonly Piece[]): string {
	let written = "";
	let isApart = true;
	let isEnded = false;
	for (const piece of pieces) {
		const isPart = typeof piece !== "string" && (piece.tag === "div" || piece.tag === "pre");
		const text = isPart
			? formatLine(piece.tag === "pre" ? inLines(piece.children) : piece.children)
			: formatPiece(piece);
		if (isPart) isEnded = true;
		if (text.trim() === "") {
			written += isPart ? "" : text;
			continue;
		}
		if (isEnded && !isApart && !isBlockOfItsOwn(piece)) written += "<br />";
		written += text;
		isApart = isBlockOfItsOwn(piece);
		isEnded = isPart;
	}
	return written;
}

function formatPiece(piece: Piece): string {
	return typeof piece === "string" ? piece : formatElement(piece, true);
}

function formatElement({ tag, attributes, children }: Element, hasParts: boolean): string {
	if (VOID.has(tag)) return `<${tag}${attributes}>`;
	if (attributes === "" && MEANINGLESS_TAGS.has(tag)) return formatLine(children);
	const within = TAGS_OF_PARAGRAPHS.has(tag)
		? paragraphs(children, hasParts)
		: STRUCTURE.has(tag)
			? children.map(formatPiece).join("")
			: formatLine(children);
	return `<${tag}${attributes}>${within}</${tag}>`;
}

function inLines(pieces: readonly Piece[]): Piece[] {
	return pieces.flatMap((piece, at): Piece[] => {
		if (typeof piece !== "string") return [{ ...piece, children: inLines(piece.children) }];
		const text = at === pieces.length - 1 ? piece.trimEnd() : piece;
		return text.split(/\r?\n/).flatMap((each, place): Piece[] => (place === 0 ? [each] : [BREAK, each]));
	});
}

const BREAK: Element = { tag: "br", attributes: " /", children: [] };

function isBlock(piece: Piece): piece is Element {
	return typeof piece !== "string" && BLOCKS.has(piece.tag);
}

function isBlockOfItsOwn(piece: Piece): boolean {
	return isBlock(piece) && piece.tag !== "div" && piece.tag !== "pre";
}
