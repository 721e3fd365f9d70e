import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { command, installByApt, isDebianAsRoot, type Log, type Run } from "#scripts/proof/debian.ts";

/** Debian's headless shell: tests take 43 % less CPU than in the full browser with `--headless`. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", HEADLESS];
/** A Devanagari font, without which screenshots of Hindi pages show boxes. */
const NOTO = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf";

const PACKAGES = ["chromium-headless-shell", "fonts-noto-core"];

/** The path of a Chromium for tests, installed if missing: by apt on Debian as root, else by Playwright. */
export async function ensureChromium(run: Run, log: Log): Promise<string> {
	if (isDebianAsRoot()) {
		if (!existsSync(HEADLESS) || !existsSync(NOTO)) await installByApt(PACKAGES, run, log);
	} else if (findChromium() === undefined) {
		await run(command("playwright", ["install", "chromium"], log));
	}
	const found = existsSync(HEADLESS) ? HEADLESS : findChromium();
	if (found === undefined) throw new Error("Chromium was installed, but is not where it should be.");
	return found;
}

function findChromium(): string | undefined {
	return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

/** Returns the path of a Chromium without installing one; throws if the machine has none. */
export function requireChromium(): string {
	const found = findChromium();
	if (found === undefined) throw new Error("There is no Chromium here: `npm test -- e2e` installs one.");
	return found;
}
