/** One object or list of a JSON text that is not closed yet; a list has no names. */
type Open = { names: Set<string> | undefined; expectsName: boolean };

/** A string that is not closed goes to the end: looked for again from each mark within, it would cost the square of its length. */
const TOKEN = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\],]/gs;

/**
 * The first name that stands twice in one object of a JSON text. A text that is no JSON may give anything: it is refused by who
 * parses it.
 */
export function findRepeatedName(json: string): string | undefined {
	const open: Open[] = [];
	for (const [token] of json.matchAll(TOKEN)) {
		const inner = open.at(-1);
		if (token === "{" || token === "[") {
			open.push({ names: token === "{" ? new Set() : undefined, expectsName: token === "{" });
		} else if (token === "}" || token === "]") {
			open.pop();
		} else if (token === ",") {
			if (inner !== undefined) inner.expectsName = inner.names !== undefined;
		} else if (inner?.names !== undefined && inner.expectsName) {
			const name = nameIn(token);
			if (inner.names.has(name)) return name;
			inner.names.add(name);
			inner.expectsName = false;
		}
	}
	return undefined;
}

/** A name may be written with escapes too. */
function nameIn(token: string): string {
	try {
		return String(JSON.parse(token));
	} catch {
		return token;
	}
}
