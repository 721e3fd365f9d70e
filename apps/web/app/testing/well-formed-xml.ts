const NAME = "[A-Za-z_][\\w:.-]*";
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/;
const MARKUP = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, "y");
/** Undefined for well-formed XML; does not know DTD, comments and CDATA. */
export function faultInXml(xml: string): string | undefined {
	if ([...xml].some(isForbidden)) return "a character that XML cannot hold";
	const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, "");
	if (REFERENCE.test(body)) return "an & that begins no reference";
	const open: string[] = [];
	let roots = 0;
	for (let at = 0; at < body.length; ) {
		const next = body.indexOf("<", at);
		const text = body.slice(at, next === -1 ? undefined : next);
		if (open.length === 0 && text.trim() !== "") return `text outside the root: ${text.slice(0, 40)}`;
		if (next === -1) break;
		MARKUP.lastIndex = next;
		const [whole, closing, name = "", , empty] = MARKUP.exec(body) ?? [];
		if (whole === undefined) return `no tag: ${body.slice(next, next + 40)}`;
		if (closing === "/") {
			if (open.pop() !== name) return `</${name}> closes something else`;
		} else {
			if (open.length === 0) roots += 1;
			if (empty !== "/") open.push(name);
		}
		at = next + whole.length;
	}
	if (open.length > 0) return `<${open.at(-1)}> is not closed`;
	return roots === 1 ? undefined : `${roots} roots`;
}

/** XML 1.0 forbids control characters other than white space, lone surrogates, and the two noncharacters. */
function isForbidden(character: string): boolean {
	const code = character.codePointAt(0) ?? 0;
	if (code < 0x20) return ![0x09, 0x0a, 0x0d].includes(code);
	return (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff;
}
