import { isRecord } from "@uchit/text/is-record.ts";

/** The fields of a form, or of JSON, as the library takes them: text, and for `session` the object `data`. */
export type Body = { [name: string]: string | Record<string, unknown> };

/** The request's body cannot be parsed; the message says why. */
export class BadBody extends Error {
	override name = "BadBody";
}

/** Throws BadBody. */
export function readBody(sent: unknown, contentType: string | undefined): Body {
	const text = typeof sent === "string" ? sent : "";
	if (/^application\/json\b/i.test(contentType ?? "")) return readJson(text);
	// Any other type is parsed as a form: only JSON needs its own type.
	return Object.fromEntries(new URLSearchParams(text));
}

export function readQuery(query: unknown): Record<string, string> {
	const pairs = Object.entries(isRecord(query) ? query : {}).map(([name, value]) => [name, [value].flat()[0]] as const);
	return Object.fromEntries(pairs.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function readJson(text: string): Body {
	const parsed = parse(text);
	if (!isRecord(parsed)) throw new BadBody("The body is not a JSON object.");
	const fields = Object.entries(parsed).flatMap(([name, value]): [string, Body[string]][] => {
		if (typeof value === "string") return [[name, value]];
		if (typeof value === "boolean" || typeof value === "number") return [[name, String(value)]];
		return name === "data" && isRecord(value) ? [[name, value]] : [];
	});
	return Object.fromEntries(fields);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new BadBody("The body is not JSON.", { cause });
	}
}
