import { existsSync, readFileSync } from "node:fs";
import type { ChildSpec } from "#scripts/system/children.ts";

export type Run = (spec: ChildSpec) => Promise<void>;
export type Log = (line: string) => void;

/** Whether packages can be installed here without asking anybody. */
export function isDebianAsRoot(): boolean {
	const release = "/etc/os-release";
	return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

/** Two commands may install at once, so apt waits for its lock. */
export async function installByApt(packages: readonly string[], run: Run, log: Log): Promise<void> {
	const wait = ["-o", "DPkg::Lock::Timeout=300", "-q"];
	await run(command("apt-get", [...wait, "update"], log));
	await run(command("apt-get", [...wait, "install", "-y", "--no-install-recommends", ...packages], log));
}

/** A program that asks nothing of anyone who runs it. Under runlevel 1 a package that is installed starts no service. */
export function command(file: string, args: string[], onLine: Log): ChildSpec {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
	return { name: `${file} ${args.at(-1)}`, file, args, env, onLine };
}
