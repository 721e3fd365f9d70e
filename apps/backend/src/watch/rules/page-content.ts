import { createHash } from "node:crypto";
import type { PageContent } from "@uchit/contract/watch.ts";
import { Parser } from "htmlparser2";

export type Validators = { etag: string | null; lastModified: string | null };

export type PageCheck =
	| { outcome: "unchanged" | "changed"; content: PageContent; validators: Validators; difference?: Difference }
	| { outcome: "gone" | "unreachable" | "not-allowed"; reason: string };

export type RawPage = { address: string; bytes: Buffer; contentType: string };

/** The longest text shown at the desk; the comparison uses all of it. */
const MAX_TEXT_LENGTH = 100_000;
const MAX_DOCUMENTS = 500;
/** The charset declaration must be within these bytes. */
const HEAD_BYTES = 2_048;
const TEXT_TYPE = /^(?:text\/|application\/(?:xhtml\+xml|xml|json)\b)/i;
const DOCUMENT_PATH = /\.(?:pdf|xlsx?|csv|docx?|zip)$/i;
/** Short lines that change at every visit: counters, and clocks. */
const COUNTER_LINE = /\b(?:visitors?|visits|hits|hit counter|page views|online users|server time|session id)\b/i;
const CLOCK = /^\d\d?:\d\d(?::\d\d)?$/;
const SHORT = 80;
/** Session ids in links, which differ for each visitor. */
const SESSION = /;jsessionid=[^?#]*|(?<=[?&])(?:jsessionid|phpsessid|sid|sessionid|token|_)=[^&#]*&?/gi;

export function readPage({ address, bytes, contentType }: RawPage): PageContent {
	const size = bytes.length;
	const isText = contentType === "" ? !bytes.subarray(0, 5).equals(Buffer.from("%PDF-")) : TEXT_TYPE.test(contentType);
	if (!isText) return { text: "", bytes: size, digest: digestOf(bytes), documents: [] };
	const source = decode(bytes, contentType);
	const isHtml = /html/i.test(contentType) || /^\s*<(?:!doctype|html|head|body)/i.test(source);
	const { text, links } = isHtml ? readHtml(source) : { text: source, links: [] };
	const whole = normaliseText(text);
	const shown = whole.slice(0, MAX_TEXT_LENGTH).toWellFormed();
	// The bytes of a page differ with every session, so its digest is of the text.
	return { text: shown, bytes: size, digest: digestOf(whole), documents: documentsOf(links, address) };
}

function digestOf(content: string | Buffer): string {
	return createHash("sha256").update(content).digest("hex");
}

/** Decodes in the charset that the answer or the page names; undecodable bytes are read as windows-1252, which can still be compared. */
function decode(bytes: Buffer, contentType: string): string {
	const head = bytes.subarray(0, HEAD_BYTES).toString("latin1");
	const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^<>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
	for (const charset of [named, "utf-8"]) {
		if (charset === undefined) continue;
		try {
			return new TextDecoder(charset, { fatal: true }).decode(bytes);
		} catch {
			// An unknown charset, or bytes that are not in it.
		}
	}
	return new TextDecoder("windows-1252").decode(bytes);
}

const UNSEEN = new Set(["script", "style", "noscript", "template", "svg"]);
const INLINE = new Set(["abbr", "b", "em", "font", "i", "img", "small", "span", "strong", "sub", "sup", "u"]);

function readHtml(source: string): { text: string; links: string[] } {
	const links: string[] = [];
	let text = "";
	let unseen = 0;
	const parser = new Parser({
		onopentag(name, { href }) {
			if (UNSEEN.has(name)) unseen += 1;
			if (name === "a" && href !== undefined) links.push(href);
			if (!INLINE.has(name)) text += "\n";
		},
		ontext(piece) {
			if (unseen === 0) text += piece;
		},
		onclosetag(name) {
			if (UNSEEN.has(name)) unseen -= 1;
			if (!INLINE.has(name)) text += "\n";
		},
	});
	parser.end(source);
	return { text, links };
}

function normaliseText(text: string): string {
	return text
		.split(/[\r\n]+/)
		.map((line) => line.replace(/[\p{Cc}\p{Zs}\s]+/gu, " ").trim())
		.filter((line) => line !== "" && !isNoise(line))
		.join("\n");
}

function isNoise(line: string): boolean {
	return CLOCK.test(line) || (line.length < SHORT && COUNTER_LINE.test(line) && /\d/.test(line));
}

function documentsOf(links: readonly string[], base: string): PageContent["documents"] {
	const addresses = links.flatMap((href) => {
		const link = URL.parse(href.trim(), base);
		if (link === null || !/^https?:$/.test(link.protocol) || !DOCUMENT_PATH.test(link.pathname.replace(SESSION, "")))
			return [];
		link.hash = "";
		return [link.href.replace(SESSION, "").replace(/[?&]$/, "")];
	});
	return [...new Set(addresses)].slice(0, MAX_DOCUMENTS).map((address) => ({ address }));
}

export type Difference = { documents: { address: string; was?: number; is?: number }[] };

export function differenceOf(before: PageContent, after: PageContent): Difference | undefined {
	const known = new Map(before.documents.map((each) => [each.address, each.bytes]));
	const documents = after.documents.flatMap(({ address, bytes: is }) => {
		if (!known.has(address)) return [{ address, ...(is !== undefined && { is }) }];
		const was = known.get(address);
		return was !== undefined && is !== undefined && was !== is ? [{ address, was, is }] : [];
	});
	return before.digest === after.digest && documents.length === 0 ? undefined : { documents };
}
