import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The user that runs PostgreSQL's programs: the present one or, as they refuse root, the system user `postgres`. */
export type Account = { kind: "self" } | { kind: "other"; uid: number; gid: number; reach: Reach };

/**
 * How that user reaches the checkout: `open` if all parent directories allow it. Otherwise (a clone under /root, mode 0700) by one
 * capability from `setpriv`, so that no directory's mode changes.
 */
type Reach = "open" | "dac_read_search" | "dac_override";

export type Command = { file: string; args: string[]; uid?: number; gid?: number };

const USER = "postgres";
/**
 * Bits of CapBnd in /proc/self/status, the weaker first. That one reads and passes directories, but runs no file that others may not run.
 */
const CAPABILITIES = [
	{ name: "dac_read_search", bit: 2n },
	{ name: "dac_override", bit: 1n },
] as const;

/** Finds or creates the account. `paths` are the programs and data it must reach. Throws with instructions. */
export function findAccount(paths: readonly string[]): Account {
	if (process.getuid?.() !== 0) return { kind: "self" };
	const ids = idsOf(USER) ?? createUser();
	const isOpen = paths.every((path) => isReachable(path, ids) && othersMayPass(path));
	const reach = isOpen ? "open" : reachByCapability(paths);
	return { kind: "other", ...ids, reach };
}

export function asAccount(account: Account, file: string, args: string[]): Command {
	if (account.kind === "self") return { file, args };
	const { uid, gid, reach } = account;
	if (reach === "open") return { file, args, uid, gid };
	const capability = `+${reach}`;
	const identity = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
	// PostgreSQL looks for its own files with access(2), which forgets capabilities unless no_setuid_fixup is set.
	const hand = ["--securebits=+no_setuid_fixup", `--inh-caps=-all,${capability}`, `--ambient-caps=-all,${capability}`];
	return { file: "setpriv", args: [...identity, ...hand, `--bounding-set=-all,${capability}`, "--", file, ...args] };
}

export function giveTo(account: Account, path: string): void {
	if (account.kind === "other") chownSync(path, account.uid, account.gid);
}

function idsOf(user: string): { uid: number; gid: number } | undefined {
	const line = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.find((row) => row.startsWith(`${user}:`));
	const [, , uid, gid] = line?.split(":") ?? [];
	return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function createUser(): { uid: number; gid: number } {
	const options = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin"];
	try {
		execFileSync("/usr/sbin/useradd", [...options, USER], { stdio: "pipe" });
	} catch (cause) {
		throw new Error(`PostgreSQL refuses to run as root, and the user "${USER}" could not be made.`, { cause });
	}
	const ids = idsOf(USER);
	if (ids === undefined) throw new Error(`The user "${USER}" was made, but is not in /etc/passwd.`);
	return ids;
}

function isReachable(path: string, ids: { uid: number; gid: number }): boolean {
	const directory = dirname(resolve(path));
	const { mode, uid, gid } = statSync(directory);
	const passBit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
	if ((mode & passBit) === 0) return false;
	return dirname(directory) === directory || isReachable(directory, ids);
}

function othersMayPass(path: string): boolean {
	return (statSync(path).mode & 0o001) !== 0;
}

function reachByCapability(paths: readonly string[]): Exclude<Reach, "open"> {
	const bounding = BigInt(`0x${/^CapBnd:\s*(\w+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0"}`);
	const enough = paths.every(othersMayPass) ? CAPABILITIES : CAPABILITIES.slice(-1);
	const found = enough.find(({ bit }) => ((bounding >> bit) & 1n) === 1n);
	if (found !== undefined && existsSync("/usr/bin/setpriv")) return found.name;
	throw new Error(
		`PostgreSQL refuses to run as root, and the user "${USER}" may not enter a directory above ${paths.join(" or ")}. ` +
			"Clone into a directory that everyone may enter, or run as an ordinary user, or set DATABASE_URL.",
	);
}
