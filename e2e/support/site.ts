import { parsePage, type Queries, textOf, within } from "./parsed-page.ts";
import { type Filled, sendForm } from "./plain-form.ts";

export { textOf, within } from "./parsed-page.ts";

export type Visitor = { cookies: Map<string, string> };

export type Page = {
	status: number;
	url: URL;
	path: string;
	headers: Headers;
	html: string;
	/** Shared between pages with the same HTML: never modify it. */
	document: Document;
	body: HTMLElement;
	screen: Queries;
	visitor: Visitor;
};

type Init = { method?: string; headers?: Readonly<Record<string, string>>; body?: BodyInit; visitor?: Visitor };

export type PageOptions = Init & {
	/** Expected final status; throws on any other. */
	status?: number;
};

export function createVisitor(): Visitor {
	return { cookies: new Map() };
}

/** One response, redirects not followed. Without a visitor no cookies are sent. */
export async function request(path: string | URL, { visitor, headers, ...init }: Init = {}): Promise<Response> {
	const url = wholeAddress(path);
	const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
	const response = await fetch(url, {
		...init,
		redirect: "manual",
		headers: { ...(cookie !== "" && { cookie }), ...headers },
	});
	for (const line of response.headers.getSetCookie()) if (visitor !== undefined) keepCookie(visitor, line);
	return response;
}

export async function getText(path: string, { status = 200, ...init }: PageOptions = {}): Promise<string> {
	const response = await request(path, init);
	if (response.status !== status) throw new Error(`The site answered ${response.status} to ${path}, not ${status}.`);
	return response.text();
}

export async function openPage(path: string | URL, options: PageOptions = {}): Promise<Page> {
	const { status = 200, visitor = createVisitor(), ...init } = options;
	const { response, url } = await followRedirects(wholeAddress(path), { ...init, visitor });
	const html = await response.text();
	if (response.status !== status)
		throw new Error(`The site answered ${response.status} to ${url.href}, not ${status}.`);
	const document = parseOnce(html);
	const { body } = document;
	return {
		status,
		url,
		path: url.pathname + url.search + url.hash,
		headers: response.headers,
		html,
		document,
		body,
		screen: within(body),
		visitor,
	};
}

export function headingOf({ screen }: Pick<Page, "screen">): string {
	return textOf(screen.getByRole("heading", { level: 1 }));
}

export function follow(page: Page, link: Element, options: PageOptions = {}): Promise<Page> {
	const href = link.getAttribute("href");
	if (href === null) throw new Error("This is no link: it has no address.");
	return openPage(new URL(href, page.url), { visitor: page.visitor, ...options });
}

/**
 * Fills fields, presses a button or Enter in a field, and opens the reply: `submit(page, button, [[kerala, true], [order, "Name, A to
 * Z"]])`.
 */
export function submit(
	page: Page,
	pressed: Element,
	filled: readonly Filled[] = [],
	options: PageOptions = {},
): Promise<Page> {
	const { method, address, entries, isMultipart } = sendForm(pressed, filled);
	const url = new URL(address || page.url.href, page.url);
	const { origin } = page.url;
	const headers = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document", referer: page.url.href };
	if (method === "GET") {
		url.search = new URLSearchParams(entries).toString();
		return openPage(url, { visitor: page.visitor, headers, ...options });
	}
	const body = isMultipart ? toFormData(entries) : new URLSearchParams(entries);
	return openPage(url, { visitor: page.visitor, method, body, headers: { ...headers, origin }, ...options });
}

export async function askBackend(path: string): Promise<unknown> {
	const response = await fetch(new URL(path, needSetting("BACKEND_URL")), {
		headers: { authorization: `Bearer ${process.env.BACKEND_KEY ?? ""}` },
	});
	if (!response.ok) throw new Error(`The backend answered ${response.status} to ${path}.`);
	return response.json();
}

const MAX_REDIRECTS = 10;

async function followRedirects(first: URL, init: Init): Promise<{ response: Response; url: URL }> {
	let url = first;
	let response = await request(url, init);
	for (let moved = 0; moved < MAX_REDIRECTS; moved++) {
		const location = response.headers.get("location");
		if (response.status < 300 || response.status >= 400 || location === null) return { response, url };
		await response.body?.cancel();
		const next = new URL(location, url);
		next.hash ||= url.hash;
		const keepsMethod = response.status === 307 || response.status === 308;
		response = await request(next, keepsMethod ? init : { visitor: init.visitor, headers: init.headers });
		url = next;
	}
	throw new Error(`${first.href} never stops redirecting.`);
}

/** Identical pages are parsed once, because parsing costs most; this many are cached. */
const MAX_CACHED = 4;
const parsed = new Map<string, Document>();

function parseOnce(html: string): Document {
	const document = parsed.get(html) ?? parsePage(html);
	parsed.delete(html);
	parsed.set(html, document);
	for (const oldest of parsed.keys()) if (parsed.size > MAX_CACHED) parsed.delete(oldest);
	return document;
}

function keepCookie({ cookies }: Visitor, line: string): void {
	const [pair = "", ...attributes] = line.split(";");
	const at = pair.indexOf("=");
	const name = pair.slice(0, at).trim();
	const isOver = attributes.some((attribute) => {
		const [key = "", value = ""] = attribute.trim().split("=");
		if (key.toLowerCase() === "max-age") return Number(value) <= 0;
		return key.toLowerCase() === "expires" && Date.parse(value) < Date.now();
	});
	if (isOver) cookies.delete(name);
	else cookies.set(name, pair.slice(at + 1).trim());
}

function toFormData(entries: readonly [string, string][]): FormData {
	const data = new FormData();
	for (const [name, value] of entries) data.append(name, value);
	return data;
}

function wholeAddress(path: string | URL): URL {
	return path instanceof URL ? path : new URL(path, needSetting("BASE_URL"));
}

function needSetting(name: "BASE_URL" | "BACKEND_URL"): string {
	const value = process.env[name];
	// Vitest sets its own BASE_URL, a path, unless its configuration passes ours.
	if (value === undefined || !URL.canParse(value))
		throw new Error(`${name} is no address but ${value}: run these tests by \`npm test -- site\`.`);
	return value;
}
