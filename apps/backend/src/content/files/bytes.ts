import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** The row of these bytes may not be committed yet. */
const STAGED = ".part";
/** The row of these bytes may be deleted already. */
const LEAVING = ".gone";
/** What takes the place of the bytes, whole or not at all. */
const REPLACING = ".new";
/** Says beside the files that they were looked through, so that a directory that is restored from before is so again. */
const STRIPPED = "stripped-of-notes";

export type FoundBytes = { path: string; size: number };
export type UnsettledBytes = { id: string; state: "staged" | "leaving"; at: number };

/**
 * The bytes of files in one directory, each named by its id. What is not certain has a name that says so: bytes are staged
 * and on disk before their row is committed, and set aside before it is deleted, so that after a crash at any moment the
 * row decides what becomes of them, and no other file is ever touched.
 */
export class FileBytes {
	readonly #directory: string;

	constructor(directory: string) {
		this.#directory = directory;
	}

	/** On disk, whatever happens to the machine, when this resolves. */
	async stage(id: string, bytes: Buffer): Promise<void> {
		await mkdir(this.#directory, { recursive: true });
		await writeWhole(this.#path(id, STAGED), bytes);
		await this.#syncDirectory();
	}

	/** The same picture in other bytes. */
	async replace(id: string, bytes: Buffer): Promise<void> {
		await writeWhole(this.#path(id, REPLACING), bytes);
		await rename(this.#path(id, REPLACING), this.#path(id));
		await this.#syncDirectory();
	}

	/** The files that still have to be stripped of their notes; undefined where nobody has looked through them yet. */
	async listUnstripped(): Promise<string[] | undefined> {
		const list = await readFile(join(this.#directory, STRIPPED), "utf8").catch(ignoreMissing);
		return list?.split("\n").filter((id) => id !== "");
	}

	/** All others are stripped, and what is uploaded from now on is. */
	async noteUnstripped(ids: readonly string[]): Promise<void> {
		await mkdir(this.#directory, { recursive: true });
		await writeWhole(join(this.#directory, `${STRIPPED}${REPLACING}`), Buffer.from(ids.join("\n")));
		await rename(join(this.#directory, `${STRIPPED}${REPLACING}`), join(this.#directory, STRIPPED));
	}

	/** Their row is committed, or was not deleted after all. */
	async settle(id: string, from: UnsettledBytes["state"]): Promise<void> {
		await rename(this.#path(id, from === "staged" ? STAGED : LEAVING), this.#path(id));
		await this.#syncDirectory();
	}

	/** Their row is about to be deleted. Bytes that are not there are no reason to keep it. */
	async setAside(id: string): Promise<void> {
		await rename(this.#path(id), this.#path(id, LEAVING)).catch(ignoreMissing);
	}

	/** Their row was not committed, or is deleted. */
	async drop(id: string): Promise<void> {
		await Promise.all([STAGED, LEAVING].map((state) => rm(this.#path(id, state), { force: true })));
		await this.#syncDirectory();
	}

	/** Another process may be between the commit and the settling: a row that is there has bytes under one of the names. */
	async find(id: string): Promise<FoundBytes | undefined> {
		for (const state of ["", STAGED, LEAVING, ""]) {
			const path = this.#path(id, state);
			const found = await stat(path).catch(ignoreMissing);
			if (found !== undefined) return { path, size: found.size };
		}
		return undefined;
	}

	async listUnsettled(): Promise<UnsettledBytes[]> {
		const names = await readdir(this.#directory).catch(ignoreMissing);
		const listed = await Promise.all((names ?? []).map((name) => this.#describe(name)));
		return listed.filter((file) => file !== undefined);
	}

	async #describe(name: string): Promise<UnsettledBytes | undefined> {
		const [, id = "", ending] = UNSETTLED.exec(name) ?? [];
		const found = ending === undefined ? undefined : await stat(join(this.#directory, name)).catch(ignoreMissing);
		return found && { id, state: `.${ending}` === STAGED ? "staged" : "leaving", at: found.mtimeMs };
	}

	#path(id: string, state = ""): string {
		return join(this.#directory, `${id}${state}`);
	}

	/** A name is on disk when its directory is. */
	async #syncDirectory(): Promise<void> {
		const directory = await open(this.#directory, "r").catch(ignoreMissing);
		await directory?.sync().finally(() => directory.close());
	}
}

const UNSETTLED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(part|gone)$/;

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
	const file = await open(path, "w");
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
}

function ignoreMissing(error: unknown): undefined {
	if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
	throw error;
}
