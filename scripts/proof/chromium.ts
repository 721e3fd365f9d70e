import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import type { ChildSpec } from "#scripts/system/children.ts";

type Run = (spec: ChildSpec) => Promise<void>;
type Log = (line: string) => void;

/** Debian's browser without a screen: the tests take 43 % less CPU in it than in the whole one with `--headless`. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", HEADLESS];
/** A font for Devanagari, without which Hindi pages would be photographed as boxes. */
const NOTO = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf";

/** The path of a Chromium for tests, installed first when there is none: by apt on Debian as root, else by Playwright. */
export async function ensureChromium(run: Run, log: Log): Promise<string> {
	if (isDebianAsRoot()) {
		if (!existsSync(HEADLESS) || !existsSync(NOTO)) await installByApt(run, log);
	} else if (findChromium() === undefined) {
		await run(command("playwright", ["install", "chromium"], log));
	}
	const found = existsSync(HEADLESS) ? HEADLESS : findChromium();
	if (found === undefined) throw new Error("Chromium was installed, but is not where it should be.");
	return found;
}

/** The path of a Chromium that the machine has. */
function findChromium(): string | undefined {
	return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

/** The same for a command that installs nothing. Throws where there is none. */
export function requireChromium(): string {
	const found = findChromium();
	if (found === undefined) throw new Error("There is no Chromium here: `npm test -- e2e` installs one.");
	return found;
}

/** Two commands may install at once, so apt waits for its lock. */
async function installByApt(run: Run, log: Log): Promise<void> {
	const wait = ["-o", "DPkg::Lock::Timeout=300", "-q"];
	await run(command("apt-get", [...wait, "update"], log));
	const packages = ["chromium-headless-shell", "fonts-noto-core"];
	await run(command("apt-get", [...wait, "install", "-y", "--no-install-recommends", ...packages], log));
}

function command(file: string, args: string[], onLine: Log): ChildSpec {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	return { name: `${file} ${args.at(-1)}`, file, args, env, onLine };
}

function isDebianAsRoot(): boolean {
	const release = "/etc/os-release";
	return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}
