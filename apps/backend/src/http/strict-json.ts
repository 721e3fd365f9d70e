import type { FastifyInstance, FastifyRequest } from "fastify";
import { findRepeatedName } from "#backend/http/repeated-name.ts";

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
			parse(request, text, done);
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
