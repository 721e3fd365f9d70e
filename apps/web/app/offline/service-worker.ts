/**
 * Keeps what somebody has read, on their device, for when there is no network. What comes from the network always wins; only
 * files whose names carry a hash of their content are taken from the device first. Nothing that is one visitor's own is kept.
 *
 * It is sent as it stands here, its types taken off (`routes/service-worker.ts`), so it imports nothing.
 */
/** What a browser gives a service worker, as far as this one uses it; the types of pages know nothing of it. */
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
declare function addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
declare function skipWaiting(): Promise<void>;
declare const clients: { claim: () => Promise<void> };

const PAGES = "pages-1";
const FILES = "files-1";
const MOST = { [PAGES]: 80, [FILES]: 200 };
/** The page for addresses that were never read; the language is the reader's. */
const OFFLINE = ["/offline", "/hi/offline"];
/** What belongs to one visitor, what is only an answer, and what is too large. */
const NEVER = /^(?:\/hi)?\/(?:account|login|privacy\/|college\/review|preview|report|api|data\/[^/]+\.(?:csv|json))/;
/** When the copy was made. */
const KEPT_AT = "x-kept-at";
/** A network that is slower than this is no network, where there is a copy. */
const PATIENCE_MS = 8_000;

addEventListener("install", (event) => {
	event.waitUntil(
		(async () => {
			const pages = await caches.open(PAGES);
			await Promise.allSettled(OFFLINE.map(async (path) => keep(pages, path, await fetch(path))));
			await skipWaiting();
		})(),
	);
});

addEventListener("activate", (event) => {
	event.waitUntil(
		(async () => {
			const old = (await caches.keys()).filter((name) => name !== PAGES && name !== FILES);
			await Promise.all(old.map((name) => caches.delete(name)));
			await clients.claim();
		})(),
	);
});

addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin || NEVER.test(pathname)) return;
	if (request.headers.get("accept")?.includes("text/event-stream")) return;
	event.respondWith(pathname.startsWith("/assets/") ? fileOf(request) : pageOf(event));
});

async function fileOf(request: Request): Promise<Response> {
	const files = await caches.open(FILES);
	const kept = await files.match(request);
	if (kept !== undefined) return kept;
	const answer = await fetch(request);
	if (answer.status === 200) await files.put(request, answer.clone()).then(() => trim(files, FILES), ignore);
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
		if (answer.status === 200 && answer.type === "basic") {
			event.waitUntil(keep(pages, request.url, answer.clone()).then(() => trim(pages, PAGES), ignore));
		}
		return answer;
	} catch (error) {
		if (kept !== undefined) return marked(kept);
		if (request.mode !== "navigate") throw error;
		const language = new URL(request.url).pathname.startsWith("/hi") ? 1 : 0;
		return (await pages.match(OFFLINE[language] ?? "")) ?? Response.error();
	}
}

async function keep(cache: Cache, address: string, answer: Response): Promise<void> {
	if (answer.status !== 200 || answer.redirected) return;
	const headers = new Headers(answer.headers);
	headers.set(KEPT_AT, String(Date.now()));
	await cache.put(address, new Response(await answer.blob(), { headers }));
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
	const offline = new Set(OFFLINE.map((path) => new URL(path, location.origin).href));
	const removable = entries.filter(({ url }) => !offline.has(url));
	await Promise.all(removable.slice(0, Math.max(0, entries.length - MOST[name])).map((entry) => cache.delete(entry)));
}

/** A full disk must not cost the reader the page. */
function ignore(): void {}
