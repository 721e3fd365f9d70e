/**
 * Keeps what somebody has read, on their device, for when there is no network. What comes from the network always wins; only
 * files whose names carry a hash of their content are taken from the device first. Nothing that is one visitor's own is kept.
 *
 * It is sent as it stands here, its types taken off (`worker-route.ts`), so it imports nothing.
 */
/** What a browser gives a service worker, as far as this one uses it; the types of pages know nothing of it. */
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
declare function addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
declare function addEventListener(type: "message", listener: (event: WorkerEvent & { data: unknown }) => void): void;
declare function skipWaiting(): Promise<void>;
declare const clients: { claim: () => Promise<void> };
/** Of the site as it was built: written above this file when it is sent. */
declare const VERSION: string;
/** What belongs to one visitor, and forms that send something, by what pages say of themselves; whatever else is a visitor's own says no-store. */
declare const NEVER: RegExp;

/** `kept-pages.ts` reads it too, and what stands in its headers. */
const PAGES = "pages-1";
const FILES = "files-1";
/** The page for addresses that were never read, as this version of the site has it. */
const SHELL = `shell-${VERSION}`;
/** What a page fetched to work by itself (`platform/cached-file.ts`), and looks after. */
const OPTIONS = "options-1";
const MOST = { [PAGES]: 80, [FILES]: 300 };
const OFFLINE = ["/offline", "/hi/offline"];
const HASHED_FILE = /^\/assets\/[^/]+\.(?:js|css|svg|woff2)$/;
/** What the shortlist shows beside the page itself. */
const FACTS = /^(?:\/hi)?\/shortlist\/facts$/;
const LEAVING = /^\/api\/auth\/signout$|^(?:\/hi)?\/account\/delete(?:\.data)?$/;
/** When the copy was made, and what the page is called. */
const KEPT_AT = "x-kept-at";
const TITLE = "x-kept-title";
/** A network that is slower than this is no network, where there is a copy. */
const PATIENCE_MS = 8_000;
/** A page that is looked at again without being fetched is kept anew after this time. */
const FRESH_MS = 3_600_000;

addEventListener("install", (event) => {
	event.waitUntil(
		(async () => {
			const shell = await caches.open(SHELL);
			await Promise.allSettled(OFFLINE.map(async (path) => keep(shell, path, await fetch(path))));
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
	// Whoever leaves takes along what the device has kept for them.
	if (request.method === "POST" && LEAVING.test(pathname)) return event.waitUntil(caches.delete(PAGES));
	if (request.method !== "GET" || NEVER.test(pathname)) return;
	if (HASHED_FILE.test(pathname) && search === "") return event.respondWith(fileOf(request.url));
	if (OFFLINE.includes(pathname)) return event.respondWith(offlinePage(request));
	if (request.mode === "navigate" || FACTS.test(pathname)) event.respondWith(pageOf(event));
});

/** A page tells where somebody is, so that what came without its document opens later too (`use-keep-pages.ts`). */
addEventListener("message", (event) => {
	const { keep: addresses } = Object(event.data);
	if (Array.isArray(addresses)) event.waitUntil(Promise.allSettled(addresses.map(String).map(keepWhole)));
});

async function fileOf(address: string): Promise<Response> {
	const files = await caches.open(FILES);
	const kept = await files.match(address);
	if (kept !== undefined) return kept;
	const answer = await fetch(address);
	if (answer.status === 200) await files.put(address, answer.clone()).then(() => trim(files, FILES), ignore);
	return answer;
}

async function pageOf(event: FetchEvent): Promise<Response> {
	const { request } = event;
	const pages = await caches.open(PAGES);
	const kept = await pages.match(request.url);
	try {
		const answer = await (kept === undefined ? fetch(request) : soon(fetch(request)));
		// An address that could not be answered says less than the copy.
		if (answer.status >= 500 && kept !== undefined) return marked(kept);
		const copy = answer.clone();
		event.waitUntil(keep(pages, request.url, copy).then(() => trim(pages, PAGES), ignore));
		return answer;
	} catch (error) {
		if (kept !== undefined) return marked(kept);
		if (request.mode !== "navigate") throw error;
		return Response.redirect(offlineAddressOf(request.url));
	}
}

/** It stands under its own address: a page that is shown under another's would come to life as that one. */
async function offlinePage(request: Request): Promise<Response> {
	try {
		return await fetch(request);
	} catch {
		const shell = await caches.open(SHELL);
		return (await shell.match(request.url, { ignoreSearch: true })) ?? Response.error();
	}
}

/** Keeps a page with the files that it names; one that is fresh is left alone. */
async function keepWhole(address: string): Promise<void> {
	const { origin, pathname, href } = new URL(address, location.origin);
	if (origin !== location.origin || NEVER.test(pathname)) return;
	const isShell = OFFLINE.includes(pathname);
	const cache = await caches.open(isShell ? SHELL : PAGES);
	const keptAt = Number((await cache.match(href))?.headers.get(KEPT_AT) ?? 0);
	// The page for what was not read is that of this version for good.
	const isFresh = isShell ? keptAt > 0 : Date.now() - keptAt < FRESH_MS;
	if (!isFresh) await keep(cache, href, await fetch(href));
	if (!isShell) await trim(cache, PAGES);
	const html = (await (await cache.match(href))?.text()) ?? "";
	const files = new Set(
		[...html.matchAll(/"(\/assets\/[^"/#]+\.(?:js|css|svg|woff2))["#]/g)].flatMap(([, file]) => file ?? []),
	);
	await Promise.allSettled([...files].map((file) => fileOf(new URL(file, location.origin).href)));
}

async function keep(cache: Cache, address: string, answer: Response): Promise<void> {
	const isOwn = /no-store|private/.test(answer.headers.get("cache-control") ?? "");
	if (answer.status !== 200 || answer.redirected || answer.type !== "basic" || isOwn) return;
	const body = await answer.text();
	const headers = new Headers(answer.headers);
	for (const name of ["content-encoding", "content-length"]) headers.delete(name);
	headers.set(KEPT_AT, String(Date.now()));
	headers.set(TITLE, encodeURIComponent(/<title>([^<]*)/.exec(body)?.[1] ?? ""));
	// What was kept before stands where it was first put: the newest is to be the last.
	await cache.delete(address);
	await cache.put(address, new Response(body, { headers }));
}

/** The page asks how it came (`use-offline.ts`): a copy says when it was made. */
function marked(kept: Response): Response {
	const headers = new Headers(kept.headers);
	headers.set("server-timing", `kept;dur=${kept.headers.get(KEPT_AT) ?? 0}`);
	return new Response(kept.body, { status: kept.status, headers });
}

function soon(answer: Promise<Response>): Promise<Response> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("the network is too slow")), PATIENCE_MS);
		answer.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/** The oldest go first: a cache lists its entries in the order in which they were put. */
async function trim(cache: Cache, name: keyof typeof MOST): Promise<void> {
	const entries = await cache.keys();
	await Promise.all(entries.slice(0, Math.max(0, entries.length - MOST[name])).map((entry) => cache.delete(entry)));
}

function offlineAddressOf(address: string): string {
	const { origin, pathname, search } = new URL(address);
	const page = /^\/hi(?:\/|$)/.test(pathname) ? "/hi/offline" : "/offline";
	return `${origin}${page}?${new URLSearchParams({ from: pathname + search })}`;
}

/** A full disk must not cost the reader the page. */
function ignore(): void {}
