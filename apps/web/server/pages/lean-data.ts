/**
 * Writes the data of a page's hydration in a literal of single quotes: JSON is full of the double ones, and each of them stood
 * there with its escape, an eighth of the data. The script says the same. Called before the inline scripts are hashed.
 */
export function leanData(html: string): string {
	return html.replaceAll(LITERAL, (_script, json: string) => `${START}'${requote(json)}');</script>`);
}

const START = "streamController.enqueue(";
/** As React Router writes it; no `<` stands unescaped in what it sends. */
const LITERAL = /streamController\.enqueue\("([^<]*)"\);<\/script>/g;

/** A backslash before a double quote is the last of an odd number of them, so that what it leaves behind stays in pairs. */
function requote(json: string): string {
	return json.replaceAll("'", "\\'").replaceAll('\\"', '"');
}
