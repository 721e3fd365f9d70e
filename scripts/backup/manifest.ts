import { createHash } from "node:crypto";
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";

const Table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() });
const Sequence = z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() });
const StoredFile = z.object({ path: z.string(), sha256: z.string() });
const Key = z.object({ name: z.string(), check: z.string() });

/** The contents of a backup with checksums. Written last: a folder without it is not a backup. */
export const Manifest = z.object({
	format: z.literal(1),
	madeAt: z.iso.datetime(),
	migrations: z.array(z.string()),
	tables: z.array(Table),
	sequences: z.array(Sequence),
	files: z.array(StoredFile),
	/** Fingerprints that identify the right keys without revealing them. */
	keys: z.array(Key),
});
export type Manifest = z.infer<typeof Manifest>;
export type BackupTable = Manifest["tables"][number];
export type StoredFile = Manifest["files"][number];

export class BadBackup extends Error {
	override name = "BadBackup";
}

const NAME = "manifest.json";

export function writeManifest(folder: string, manifest: Manifest): void {
	writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, undefined, "\t")}\n`, { mode: 0o600 });
}

export function readManifest(folder: string): Manifest {
	try {
		return Manifest.parse(JSON.parse(readFileSync(join(folder, NAME), "utf8")));
	} catch (cause) {
		throw new BadBackup(`${folder} holds no whole backup: its ${NAME} is missing or cannot be read.`, { cause });
	}
}

export function tableFile(folder: string, table: string): string {
	return join(folder, "tables", `${table}.copy.gz`);
}

export function storedFile(folder: string, path: string): string {
	return join(folder, "files", path);
}

/** Throws BadBackup with the first missing or changed file. */
export async function checkWhole(folder: string, { tables, files }: Manifest): Promise<void> {
	const parts = [
		...tables.map(({ name, sha256 }) => ({ path: tableFile(folder, name), sha256 })),
		...files.map(({ path, sha256 }) => ({ path: storedFile(folder, path), sha256 })),
	];
	for (const { path, sha256 } of parts) {
		const found = await checksumOf(path).catch(() => "missing");
		if (found === sha256) continue;
		throw new BadBackup(`${path} is ${found === "missing" ? "missing" : "damaged"}: nothing was restored.`);
	}
}

export async function checksumOf(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}
