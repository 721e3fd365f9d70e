import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { command, installByApt, isDebianAsRoot, type Log, type Run } from "#scripts/proof/debian.ts";

/** Debian's browser without a screen: the tests take 43 % less CPU in it than in the whole one with `--headless`. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", HEADLESS];
/** A font for Devanagari, without which Hindi pages would be photographed as boxes. */
const NOTO = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf";

const PACKAGES = ["chromium-headless-shell", "fonts-noto-core"];

/** The path of a Chromium for tests, installed first when there is none: by apt on Debian as root, else by Playwright. */
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
