import { existsSync, readFileSync } from "node:fs";
import type { ChildSpec } from "#scripts/system/children.ts";

export type Run = (spec: ChildSpec) => Promise<void>;
export type Log = (line: string) => void;

/** Whether packages can be installed here without a prompt. */
export function isDebianAsRoot(): boolean {
	const release = "/etc/os-release";
	return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

/** apt waits for its lock, as two commands may install at once. */
export async function installByApt(packages: readonly string[], run: Run, log: Log): Promise<void> {
	const wait = ["-o", "DPkg::Lock::Timeout=300", "-q"];
	await run(command("apt-get", [...wait, "update"], log));
	await run(command("apt-get", [...wait, "install", "-y", "--no-install-recommends", ...packages], log));
}

/** Runs without prompts. Under runlevel 1 an installed package starts no service. */
export function command(file: string, args: string[], onLine: Log): ChildSpec {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
	return { name: `${file} ${args.at(-1)}`, file, args, env, onLine };
}
