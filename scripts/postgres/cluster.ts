import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, asAccount, type Command, giveTo } from "#scripts/postgres/account.ts";
import type { Binaries } from "#scripts/postgres/binaries.ts";

export type ClusterFiles = { data: string; password: string };

const INITDB_OPTIONS = [
	"--username=postgres",
	"--auth=scram-sha-256",
	"--encoding=UTF8",
	"--locale=C",
	"--locale-provider=builtin",
	"--builtin-locale=C.UTF-8",
	"--text-search-config=english",
];

export function clusterFiles(dataDir: string): ClusterFiles {
	return { data: join(dataDir, "cluster"), password: join(dataDir, "password") };
}

export function readPassword(dataDir: string): string {
	return readFileSync(clusterFiles(dataDir).password, "utf8").trim();
}

/**
 * Creates the cluster once, under a temporary name until complete, so a killed start leaves nothing that looks like a cluster. UTF-8 with
 * PostgreSQL's own byte-order collation, so it sorts the same on every machine.
 */
export async function ensureCluster(
	{ dataDir, durable }: { dataDir: string; durable: boolean },
	account: Account,
	{ initdb }: Binaries,
): Promise<"made" | "found"> {
	if (existsSync(join(clusterFiles(dataDir).data, "PG_VERSION"))) return "found";
	const unfinished = `${dataDir}.unfinished`;
	rmSync(unfinished, { recursive: true, force: true });
	mkdirSync(unfinished, { recursive: true });
	// Independent of the umask: the account must get through to its directory.
	chmodSync(unfinished, 0o755);
	const { data, password } = clusterFiles(unfinished);
	writeFileSync(password, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
	mkdirSync(data, { mode: 0o700 });
	const readablePassword = join(data, "..", "password.initdb");
	writeFileSync(readablePassword, readFileSync(password), { mode: 0o600 });
	for (const path of [data, readablePassword]) giveTo(account, path);
	const where = [`--pgdata=${data}`, `--pwfile=${readablePassword}`, ...(durable ? [] : ["--no-sync"])];
	await runInitdb(asAccount(account, initdb, [...where, ...INITDB_OPTIONS]));
	rmSync(readablePassword);
	renameSync(unfinished, dataDir);
	return "made";
}

async function runInitdb({ file, args, uid, gid }: Command): Promise<void> {
	try {
		await promisify(execFile)(file, args, { cwd: "/", uid, gid });
	} catch (cause) {
		throw new Error("The database could not be made.", { cause });
	}
}
