import compile from "icu-minify/compile";
import { messages as english } from "../apps/web/app/platform/messages/en.ts";
import { messages as hindi } from "../apps/web/app/platform/messages/hi.ts";

export type Catalogue = ReadonlyMap<string, string>;

export type Message = { words: string; fillings: ReadonlySet<string> };

export function readCatalogue(language: "en" | "hi"): Catalogue {
	return toCatalogue(language === "en" ? english : hindi);
}

export function toCatalogue(messages: object): Catalogue {
	return new Map(flatten(messages, ""));
}

function flatten(value: unknown, key: string): [string, string][] {
	if (typeof value === "string") return [[key, value]];
	return Object.entries(Object(value)).flatMap(([name, inner]) => flatten(inner, key === "" ? name : `${key}.${name}`));
}

/** @throws SyntaxError if the message is not valid ICU. */
export function takeApart(message: string): Message {
	const words: string[] = [];
	const fillings = new Set<string>();
	collect(compile(message), words, fillings);
	return { words: words.join(" ").normalize("NFC"), fillings };
}

/** icu-minify's numbers for the kinds of argument, by index. */
const KINDS = ["", "select", "plural", "ordinal", "number", "date", "time"] as const;

/** In a compiled message text is a string, `0` the number of a plural, and everything else a list that begins with its name. */
function collect(part: unknown, words: string[], fillings: Set<string>): void {
	if (typeof part === "string") words.push(part);
	if (!Array.isArray(part)) return;
	for (const piece of part) {
		if (!Array.isArray(piece)) collect(piece, words, fillings);
		else collectFilling(piece, words, fillings);
	}
}

function collectFilling([name, kind, ...rest]: unknown[], words: string[], fillings: Set<string>): void {
	if (kind === undefined) fillings.add(`${name} argument`);
	else if (typeof kind === "number" && kind > 0) {
		fillings.add(`${name} ${KINDS[kind]}`);
		if (kind <= 3) for (const choice of Object.values(Object(rest[0]))) collect(choice, words, fillings);
	} else {
		fillings.add(`${name} tag`);
		collect([kind, ...rest], words, fillings);
	}
}
