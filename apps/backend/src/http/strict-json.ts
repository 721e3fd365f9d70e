import type { FastifyInstance, FastifyRequest } from "fastify";

class UnreadableBody extends Error {
	override name = "UnreadableBody";
	readonly statusCode: number;
	constructor(statusCode: 400 | 415, message: string) {
		super(message);
		this.statusCode = statusCode;
	}
}

/**
 * Accepts only JSON in UTF-8. Refuses what parsers read differently: duplicate names, invalid bytes, a byte order mark. Consent must not
 * be guessed.
 */
export function acceptStrictJson(app: FastifyInstance, mostBytes: number): void {
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

type OpenValue = { names: Set<string> | undefined; expectsName: boolean };

/** An unclosed string extends to the end: rescanning it from each quote would take quadratic time. */
const TOKEN = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\],]/gs;

export function findRepeatedName(json: string): string | undefined {
	const open: OpenValue[] = [];
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

function nameIn(token: string): string {
	try {
		return String(JSON.parse(token));
	} catch {
		return token;
	}
}
