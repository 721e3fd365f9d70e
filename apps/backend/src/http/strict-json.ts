import type { FastifyInstance, FastifyRequest } from "fastify";

/** A body that is not what it says to be; the message tells how. */
class UnreadableBody extends Error {
	override name = "UnreadableBody";
	readonly statusCode: number;
	constructor(statusCode: 400 | 415, message: string) {
		super(message);
		this.statusCode = statusCode;
	}
}

/**
 * This scope takes JSON in UTF-8 and nothing else. What others read in several ways is refused: a name that stands twice in one
 * object, bytes that are no text, a mark before the text. Nothing is guessed of what somebody consented to.
 */
export function takeStrictJson(app: FastifyInstance, mostBytes: number): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: mostBytes }, (request, body, done) => {
		try {
			const text = textOf(request, body);
			const repeated = findRepeatedName(text);
			if (repeated !== undefined) throw new UnreadableBody(400, `The body names "${repeated}" twice.`);
			void parse(request, text, done);
		} catch (error) {
			done(error instanceof Error ? error : new Error(String(error)));
		}
	});
}

function textOf({ headers }: FastifyRequest, body: string | Buffer): string {
	const encoding = headers["content-encoding"] ?? "identity";
	if (encoding !== "identity") throw new UnreadableBody(415, `The encoding ${encoding.slice(0, 40)} is not read.`);
	const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8";
	if (!/^utf-?8$/i.test(charset)) throw new UnreadableBody(415, "JSON is written in UTF-8.");
	const text = decode(Buffer.from(body));
	if (text === undefined) throw new UnreadableBody(400, "The body is not a text in UTF-8.");
	if (text.startsWith("\ufeff")) throw new UnreadableBody(400, "The body begins with a mark that is no JSON.");
	return text;
}

function decode(bytes: Buffer): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

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
