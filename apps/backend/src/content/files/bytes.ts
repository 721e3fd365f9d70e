import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Bytes whose row may not be committed yet. */
const STAGED = ".part";
/** Bytes whose row may be deleted already. */
const LEAVING = ".gone";
/** New bytes that replace a file, whole or not at all. */
const REPLACING = ".new";
/**
 * Records beside the files that they were checked, so that a directory restored from an older backup is checked again.
 */
const STRIPPED = "stripped-of-notes";

export type FoundBytes = { path: string; size: number };
export type UnsettledBytes = { id: string; state: "staged" | "leaving"; at: number };

/**
 * The bytes of files in one directory, each named by its id. Uncertain states show in the name: bytes are staged on
 * disk before their row is committed, and set aside before it is deleted. So after a crash at any moment the row
 * decides about them, and no other file is ever touched.
 */
export class FileBytes {
	readonly #directory: string;

	constructor(directory: string) {
		this.#directory = directory;
	}

	/** Resolves once the bytes are safely on disk. */
	async stage(id: string, bytes: Buffer): Promise<void> {
		await mkdir(this.#directory, { recursive: true });
		await writeWhole(this.#path(id, STAGED), bytes);
		await this.#syncDirectory();
	}

	async replace(id: string, bytes: Buffer): Promise<void> {
		await writeWhole(this.#path(id, REPLACING), bytes);
		await rename(this.#path(id, REPLACING), this.#path(id));
		await this.#syncDirectory();
	}

	async listUnstripped(): Promise<string[] | undefined> {
		const list = await readFile(join(this.#directory, STRIPPED), "utf8").catch(ignoreMissing);
		return list?.split("\n").filter((id) => id !== "");
	}

	async noteUnstripped(ids: readonly string[]): Promise<void> {
		await mkdir(this.#directory, { recursive: true });
		await writeWhole(join(this.#directory, `${STRIPPED}${REPLACING}`), Buffer.from(ids.join("\n")));
		await rename(join(this.#directory, `${STRIPPED}${REPLACING}`), join(this.#directory, STRIPPED));
	}

	/** Called once the row is committed, or was not deleted after all. */
	async settle(id: string, from: UnsettledBytes["state"]): Promise<void> {
		await rename(this.#path(id, from === "staged" ? STAGED : LEAVING), this.#path(id));
		await this.#syncDirectory();
	}

	/** Called before the row is deleted. Missing bytes do not stop the deletion. */
	async setAside(id: string): Promise<void> {
		await rename(this.#path(id), this.#path(id, LEAVING)).catch(ignoreMissing);
	}

	/** Called if the row was not committed, or is deleted. */
	async drop(id: string): Promise<void> {
		await Promise.all([STAGED, LEAVING].map((state) => rm(this.#path(id, state), { force: true })));
		await this.#syncDirectory();
	}

	/** Tries each name in turn: another process may be between the commit and the settling. */
	async find(id: string): Promise<FoundBytes | undefined> {
		for (const state of ["", STAGED, LEAVING, ""]) {
			const path = this.#path(id, state);
			const stats = await stat(path).catch(ignoreMissing);
			if (stats !== undefined) return { path, size: stats.size };
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
		const stats = ending === undefined ? undefined : await stat(join(this.#directory, name)).catch(ignoreMissing);
		return stats && { id, state: `.${ending}` === STAGED ? "staged" : "leaving", at: stats.mtimeMs };
	}

	#path(id: string, state = ""): string {
		return join(this.#directory, `${id}${state}`);
	}

	/** A file name is durable only once its directory is synced. */
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
