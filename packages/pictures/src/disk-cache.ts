import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

type DiskCacheOptions = {
	/** Created with the first file. Another process may share it, so a missing file is simply made again. */
	directory: string;
	maxBytes: number;
	isName: RegExp;
};

const UNFINISHED = ".part";
const UNFINISHED_LIMIT_MS = 60 * 60_000;

export class DiskCache {
	readonly #directory: string;
	readonly #maxBytes: number;
	readonly #isName: RegExp;
	readonly #sizes: LRUCache<string, number>;
	#found: Promise<void> | undefined;

	constructor({ directory, maxBytes, isName }: DiskCacheOptions) {
		this.#directory = directory;
		this.#isName = isName;
		this.#maxBytes = maxBytes;
		this.#sizes = new LRUCache({
			maxSize: maxBytes,
			sizeCalculation: (bytes) => Math.max(bytes, 1),
			dispose: (_bytes, name, reason) => {
				// If removal fails, the next run finds the file and removes it.
				if (reason !== "set") void rm(join(directory, name), { force: true }).catch(() => undefined);
			},
		});
	}

	get bytes(): number {
		return this.#sizes.calculatedSize;
	}

	async get(name: string): Promise<Buffer | undefined> {
		await this.#findFiles();
		if (this.#sizes.get(name) === undefined) return undefined;
		return readFile(join(this.#directory, name)).catch(() => {
			this.#sizes.delete(name);
			return undefined;
		});
	}

	/** A file larger than a quarter of the cache is not stored: it would push out too much. */
	async set(name: string, content: Buffer): Promise<void> {
		await this.#findFiles();
		if (content.length > this.#maxBytes / 4) return;
		const part = join(this.#directory, `${name}.${randomUUID()}${UNFINISHED}`);
		await mkdir(this.#directory, { recursive: true });
		await writeFile(part, content);
		await rename(part, join(this.#directory, name));
		this.#sizes.set(name, content.length);
	}

	delete(name: string): void {
		this.#sizes.delete(name);
	}

	async deleteBeginning(prefix: string): Promise<void> {
		await this.#findFiles();
		for (const name of [...this.#sizes.keys()]) if (name.startsWith(prefix)) this.#sizes.delete(name);
	}

	#findFiles(): Promise<void> {
		this.#found ??= this.#readDirectory();
		return this.#found;
	}

	async #readDirectory(): Promise<void> {
		const names = await readdir(this.#directory).catch(() => []);
		const files = await Promise.all(names.map((name) => this.#describe(name)));
		for (const file of files.filter((file) => file !== undefined).sort((one, other) => one.at - other.at)) {
			if (this.#isName.test(file.name)) this.#sizes.set(file.name, file.bytes);
			else if (file.name.endsWith(UNFINISHED) && Date.now() - file.at > UNFINISHED_LIMIT_MS) {
				await rm(join(this.#directory, file.name), { force: true });
			}
		}
	}

	async #describe(name: string): Promise<{ name: string; bytes: number; at: number } | undefined> {
		const stats = await stat(join(this.#directory, name)).catch(() => undefined);
		return stats?.isFile() ? { name, bytes: stats.size, at: stats.mtimeMs } : undefined;
	}
}
