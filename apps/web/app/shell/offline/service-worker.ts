/**
 * Stores read pages on the device for times without a network. The network always comes first; only files with a
 * content hash in their name are taken from the device first. Personal pages are never stored.
 *
 * It is sent as written here, without its types (`worker-route.ts`), so it imports nothing.
 */
/** The parts of a service worker's API that this one uses; the types of pages lack them. */
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
declare function addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
declare function addEventListener(type: "message", listener: (event: WorkerEvent & { data: unknown }) => void): void;
declare function skipWaiting(): Promise<void>;
declare const clients: { claim: () => Promise<void> };
/** The version of the built site: inserted above this file when it is sent. */
declare const VERSION: string;
/** Pages of one visitor, and forms that send something, by their routes; other personal answers say no-store. */
declare const NEVER: RegExp;

/** The list of saved pages reads this cache too. */
const PAGES = "pages-1";
const FILES = "files-1";
const SHELL = `shell-${VERSION}`;
/** Data that a page fetches and manages by itself (`platform/cached-file.ts`). */
const OPTIONS = "options-1";
const MAX_ENTRIES = { [PAGES]: 80, [FILES]: 300 };
const OFFLINE = ["/offline", "/hi/offline"];
const HASHED_FILE = /^\/assets\/[^/]+\.(?:js|css|svg|woff2)$/;
const FACTS = /^(?:\/hi)?\/shortlist\/facts$/;
const LEAVING = /^\/api\/auth\/signout$|^(?:\/hi)?\/account\/delete(?:\.data)?$/;
const STORED_AT = "x-kept-at";
const TITLE = "x-kept-title";
/** If there is a copy, a slower network counts as none. */
const PATIENCE_MS = 8_000;
/** A page that is viewed again without a fetch is stored anew after this time. */
const FRESH_MS = 3_600_000;

addEventListener("install", (event) => {
	event.waitUntil(
		(async () => {
			const shell = await caches.open(SHELL);
			await Promise.allSettled(OFFLINE.map(async (path) => storePage(shell, path, await fetch(path))));
			await skipWaiting();
		})(),
	);
});

addEventListener("activate", (event) => {
	event.waitUntil(
		(async () => {
			const old = (await caches.keys()).filter((name) => ![PAGES, FILES, SHELL, OPTIONS].includes(name));
			await Promise.all(old.map((name) => caches.delete(name)));
			await clients.claim();
		})(),
	);
});

addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname, search } = new URL(request.url);
	if (origin !== location.origin) return;
	// Signing out also removes the stored pages.
	if (request.method === "POST" && LEAVING.test(pathname)) return event.waitUntil(caches.delete(PAGES));
	if (request.method !== "GET" || NEVER.test(pathname)) return;
	if (HASHED_FILE.test(pathname) && search === "") return event.respondWith(serveFile(request.url));
	if (OFFLINE.includes(pathname)) return event.respondWith(serveOfflinePage(request));
	if (request.mode === "navigate" || FACTS.test(pathname)) event.respondWith(servePage(event));
});

/** A page reports its address, so that pages without a document can be stored too (`use-keep-pages.ts`). */
addEventListener("message", (event) => {
	const { keep: addresses } = Object(event.data);
	if (Array.isArray(addresses)) event.waitUntil(Promise.allSettled(addresses.map(String).map(storePageWithFiles)));
});

async function serveFile(address: string): Promise<Response> {
	const files = await caches.open(FILES);
	const cached = await files.match(address);
	if (cached !== undefined) return cached;
	const answer = await fetch(address);
	if (answer.status === 200) await files.put(address, answer.clone()).then(() => trim(files, FILES), ignore);
	return answer;
}

async function servePage(event: FetchEvent): Promise<Response> {
	const { request } = event;
	const pages = await caches.open(PAGES);
	const cached = await pages.match(request.url);
	try {
		const answer = await (cached === undefined ? fetch(request) : withTimeout(fetch(request)));
		// A server error says less than the copy.
		if (answer.status >= 500 && cached !== undefined) return marked(cached);
		const copy = answer.clone();
		event.waitUntil(storePage(pages, request.url, copy).then(() => trim(pages, PAGES), ignore));
		return answer;
	} catch (error) {
		if (cached !== undefined) return marked(cached);
		if (request.mode !== "navigate") throw error;
		return Response.redirect(offlineAddressOf(request.url));
	}
}

/** Serves the offline page under its own address: under another one it would hydrate as that page. */
async function serveOfflinePage(request: Request): Promise<Response> {
	try {
		return await fetch(request);
	} catch {
		const shell = await caches.open(SHELL);
		return (await shell.match(request.url, { ignoreSearch: true })) ?? Response.error();
	}
}

async function storePageWithFiles(address: string): Promise<void> {
	const { origin, pathname, href } = new URL(address, location.origin);
	if (origin !== location.origin || NEVER.test(pathname)) return;
	const isShell = OFFLINE.includes(pathname);
	const cache = await caches.open(isShell ? SHELL : PAGES);
	const storedAt = Number((await cache.match(href))?.headers.get(STORED_AT) ?? 0);
	// The offline page of this version never changes.
	const isFresh = isShell ? storedAt > 0 : Date.now() - storedAt < FRESH_MS;
	if (!isFresh) await storePage(cache, href, await fetch(href));
	if (!isShell) await trim(cache, PAGES);
	const html = (await (await cache.match(href))?.text()) ?? "";
	const files = new Set(
		[...html.matchAll(/"(\/assets\/[^"/#]+\.(?:js|css|svg|woff2))["#]/g)].flatMap(([, file]) => file ?? []),
	);
	await Promise.allSettled([...files].map((file) => serveFile(new URL(file, location.origin).href)));
}

async function storePage(cache: Cache, address: string, answer: Response): Promise<void> {
	const isOwn = /no-store|private/.test(answer.headers.get("cache-control") ?? "");
	if (answer.status !== 200 || answer.redirected || answer.type !== "basic" || isOwn) return;
	const body = await answer.text();
	const headers = new Headers(answer.headers);
	for (const name of ["content-encoding", "content-length"]) headers.delete(name);
	headers.set(STORED_AT, String(Date.now()));
	headers.set(TITLE, encodeURIComponent(/<title>([^<]*)/.exec(body)?.[1] ?? ""));
	// An overwritten entry keeps its old place: delete it first, so that the newest is the last.
	await cache.delete(address);
	await cache.put(address, new Response(body, { headers }));
}

/** The page checks how it came (`use-offline.ts`): a copy has its time. */
function marked(response: Response): Response {
	const headers = new Headers(response.headers);
	headers.set("server-timing", `kept;dur=${response.headers.get(STORED_AT) ?? 0}`);
	return new Response(response.body, { status: response.status, headers });
}

function withTimeout(answer: Promise<Response>): Promise<Response> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("the network is too slow")), PATIENCE_MS);
		answer.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/** Removes the oldest first: a cache lists its entries in the order of insertion. */
async function trim(cache: Cache, name: keyof typeof MAX_ENTRIES): Promise<void> {
	const entries = await cache.keys();
	await Promise.all(
		entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES[name])).map((entry) => cache.delete(entry)),
	);
}

function offlineAddressOf(address: string): string {
	const { origin, pathname, search } = new URL(address);
	const page = /^\/hi(?:\/|$)/.test(pathname) ? "/hi/offline" : "/offline";
	return `${origin}${page}?${new URLSearchParams({ from: pathname + search })}`;
}

/** A full disk must not fail the page. */
function ignore(): void {}
