import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Head, Packed } from "./packed.ts";

export type StoredKey = { name: string; version: string; code: string };

/** Two, because undoing a correction restores the previous version. */
const MAX_STORED = 2;
const MAGIC = "uchit kept 1\n";
/** A file begins with the length of its header and a hash of the rest. */
const HASH = "sha256";
const HASH_BYTES = 32;
const PRELUDE_BYTES = MAGIC.length + 4 + HASH_BYTES;
const WRITING_MS = 600_000;
const PIECE_BYTES = 4 * 2 ** 20;

type Written = { key: StoredKey; head: Head; passing: number; lasting: number };

function fileOf(folder: string, { name, version, code }: StoredKey): string {
	return join(folder, `${name}-${version}-${code}.kept`);
}

/**
 * Writes a temporary file first, so that nobody reads half of it, and removes older files of the same name. Throws if the folder is not
 * writable.
 */
export async function writeStored(folder: string, key: StoredKey, { head, passing, lasting }: Packed): Promise<void> {
	const written: Written = { key, head, passing: passing.byteLength, lasting: lasting.byteLength };
	const json = Buffer.from(JSON.stringify(written));
	const parts = [json, passing, lasting];
	const hash = createHash(HASH);
	for (const part of parts) hash.update(part);
	const length = Buffer.alloc(4);
	length.writeUInt32LE(json.length);
	await mkdir(folder, { recursive: true });
	const file = fileOf(folder, key);
	const unfinished = `${file}.${process.pid}.unfinished`;
	const handle = await open(unfinished, "w", 0o600);
	try {
		await handle.writev([Buffer.from(MAGIC), length, hash.digest(), ...parts]);
		await handle.sync();
		await rename(unfinished, file);
	} finally {
		await handle.close();
		await rm(unfinished, { force: true });
	}
	await removeOld(folder, key.name);
}

/**
 * Reads the build under this key; undefined if there is none, or if any of its bytes differs from what was written. Throws if the
 * disk cannot read it.
 */
export async function readStored(folder: string, key: StoredKey): Promise<Packed | undefined> {
	const handle = await open(fileOf(folder, key)).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
	if (handle === undefined) return undefined;
	try {
		const { size } = await handle.stat();
		const hash = createHash(HASH);
		let at = 0;
		const read = async (length: number) => {
			const bytes = new Uint8Array(length);
			for (let done = 0; done < length; ) {
				const { bytesRead } = await handle.read(bytes, done, Math.min(PIECE_BYTES, length - done), at + done);
				if (bytesRead === 0) throw new TruncatedFile();
				if (at > 0) hash.update(bytes.subarray(done, done + bytesRead));
				done += bytesRead;
			}
			at += length;
			return bytes;
		};
		if (size < PRELUDE_BYTES) return undefined;
		const prelude = Buffer.from(await read(PRELUDE_BYTES));
		const jsonLength = prelude.readUInt32LE(MAGIC.length);
		if (prelude.toString("latin1", 0, MAGIC.length) !== MAGIC || PRELUDE_BYTES + jsonLength > size) return undefined;
		const json = await read(jsonLength);
		const lengths = /"passing":(\d+),"lasting":(\d+)\}$/.exec(Buffer.from(json.subarray(-60)).toString("latin1"));
		const [passingLength, lastingLength] = [Number(lengths?.[1]), Number(lengths?.[2])];
		if (PRELUDE_BYTES + jsonLength + passingLength + lastingLength !== size) return undefined;
		const [passing, lasting] = [await read(passingLength), await read(lastingLength)];
		if (!hash.digest().equals(prelude.subarray(-HASH_BYTES))) return undefined;
		const { key: own, head }: Written = JSON.parse(Buffer.from(json).toString());
		const isOwn = own.name === key.name && own.version === key.version && own.code === key.code;
		return isOwn ? { head, passing, lasting } : undefined;
	} catch (error) {
		if (error instanceof TruncatedFile) return undefined;
		throw error;
	} finally {
		await handle.close();
	}
}

class TruncatedFile extends Error {}

async function removeOld(folder: string, name: string): Promise<void> {
	const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`));
	const dated = await Promise.all(
		files.map(async (file) => ({ file, at: (await stat(join(folder, file)).catch(() => undefined))?.mtimeMs ?? 0 })),
	);
	const old = dated.filter(({ file }) => file.endsWith(".kept")).sort((a, b) => b.at - a.at);
	// Left by a program that was killed while writing.
	const left = dated.filter(({ file, at }) => !file.endsWith(".kept") && at < Date.now() - WRITING_MS);
	for (const { file } of [...old.slice(MAX_STORED), ...left]) await rm(join(folder, file), { force: true });
}
