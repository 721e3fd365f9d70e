/** A separate cache, which `shell/offline/service-worker.ts` does not clear. */
const CACHE = "options-1";
/** The cache of the site's scripts, filled by `shell/offline/service-worker.ts`. */
const PROGRAMS = "files-1";

export function readCachedFile(address: string): Promise<string | undefined> {
	return findCachedFile(({ href }) => href === new URL(address, location.origin).href);
}

export async function findCachedFile(isWanted: (address: URL) => boolean): Promise<string | undefined> {
	if (!("caches" in globalThis)) return undefined;
	const cache = await caches.open(CACHE);
	const found = (await cache.keys()).find(({ url }) => isWanted(new URL(url)));
	const cached = found && (await cache.match(found));
	return cached?.text();
}

type FileToCache = {
	isOlder: (address: URL) => boolean;
	/** The script that reads the file; it is cached too, so that it works offline. */
	program: string;
};

/** Fetches a file and caches it; a full disk is ignored. @throws Error if the file cannot be fetched */
export async function fetchAndCache(address: string, { isOlder, program }: FileToCache): Promise<string> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address} could not be fetched: ${answer.status}.`);
	const text = await answer.text();
	if ("caches" in globalThis) {
		await Promise.all([cacheFile(address, text, isOlder), cacheProgram(program)]).catch(reportError);
	}
	return text;
}

async function cacheFile(address: string, text: string, isOlder: FileToCache["isOlder"]): Promise<void> {
	const cache = await caches.open(CACHE);
	const older = (await cache.keys()).filter(({ url }) => isOlder(new URL(url)));
	await Promise.all(older.map((request) => cache.delete(request)));
	await cache.put(address, new Response(text));
}

async function cacheProgram(program: string): Promise<void> {
	const programs = await caches.open(PROGRAMS);
	if ((await programs.match(program)) === undefined) await programs.add(program);
}
