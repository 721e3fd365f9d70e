/** A cache apart from the stored pages: `shell/offline/service-worker.ts` leaves it alone. */
const CACHE = "options-1";
/** The cache in which the device stores the site's own programs, by `shell/offline/service-worker.ts`. */
const PROGRAMS = "files-1";

/** A file as this device has it; undefined where it has none of this address. */
export function readCachedFile(address: string): Promise<string | undefined> {
	return findCachedFile(({ href }) => href === new URL(address, location.origin).href);
}

/** The first file of the device whose address is wanted. */
export async function findCachedFile(isWanted: (address: URL) => boolean): Promise<string | undefined> {
	if (!("caches" in globalThis)) return undefined;
	const cache = await caches.open(CACHE);
	const found = (await cache.keys()).find(({ url }) => isWanted(new URL(url)));
	const cached = found && (await cache.match(found));
	return cached?.text();
}

type FileToCache = {
	/** Tells the files that this one takes the place of. */
	isOlder: (address: URL) => boolean;
	/** The address of the program that reads it, which is then there without a network too. */
	program: string;
};

/** Fetches a file and keeps it on the device. A full disk costs nothing but that. @throws Error where it does not come */
export async function fetchToKeep(address: string, { isOlder, program }: FileToCache): Promise<string> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address} could not be fetched: ${answer.status}.`);
	const text = await answer.text();
	if ("caches" in globalThis) {
		await Promise.all([keepFile(address, text, isOlder), keepProgram(program)]).catch(reportError);
	}
	return text;
}

async function keepFile(address: string, text: string, isOlder: FileToCache["isOlder"]): Promise<void> {
	const cache = await caches.open(CACHE);
	const older = (await cache.keys()).filter(({ url }) => isOlder(new URL(url)));
	await Promise.all(older.map((request) => cache.delete(request)));
	await cache.put(address, new Response(text));
}

async function keepProgram(program: string): Promise<void> {
	const programs = await caches.open(PROGRAMS);
	if ((await programs.match(program)) === undefined) await programs.add(program);
}
