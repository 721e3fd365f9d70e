import { mkdirSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { requireChromium } from "#scripts/proof/chromium.ts";
import { drawAll } from "#scripts/screens/draw-all.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";
import { SITE_PAGES, type SitePage } from "../../checks/site-pages.ts";
import { makeVisitor, signIn } from "../../e2e/support/visitor.ts";

const FOLDER = ".data/screens";
const SITE = process.env.BASE_URL ?? "http://127.0.0.1:3000";
const WIDTHS = [360, 768, 1280, 1536] as const;
const THEMES = ["light", "dark"] as const;

type Visitors = { guest: BrowserContext; signedIn: BrowserContext | undefined };

/** `npm run screens`, or `npm run screens -- home list` for some pages; see docs/screens.md. */
await runCommand(async () => {
	const views = listViews(process.argv.slice(2));
	const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox", "--disable-gpu"] });
	let taken = 0;
	const missing: string[] = [];
	try {
		mkdirSync(FOLDER, { recursive: true });
		const newContext = () =>
			browser.newContext({ baseURL: SITE, reducedMotion: "reduce", locale: "en-IN", serviceWorkers: "block" });
		const [guest, account] = await Promise.all([newContext(), newContext()]);
		const isSignedIn = views.some(({ isAccount }) => isAccount) && (await signInForPictures(account, SITE));
		for (const [index, view] of views.entries()) {
			const reason = await takeScreens({ guest, signedIn: isSignedIn ? account : undefined }, view);
			const place = `${String(index + 1).padStart(2)} of ${views.length}  ${view.name} (${view.language})`;
			printLine(reason === undefined ? place : `${place} has no pictures: ${reason}`);
			if (reason === undefined) taken += WIDTHS.length * THEMES.length;
			else missing.push(`${view.name} (${view.language})`);
		}
	} finally {
		await browser.close();
	}
	printLine(
		`${taken} pictures of ${SITE} in ${FOLDER}${missing.length === 0 ? "" : `; none of ${missing.join(", ")}`}`,
	);
	return missing.length === 0 ? 0 : 1;
});

async function takeScreens({ guest, signedIn }: Visitors, view: View): Promise<string | undefined> {
	const context = view.isAccount ? signedIn : guest;
	if (context === undefined) return "it is an account's, and SESSION_COOKIE is not set";
	const page = await context.newPage();
	try {
		const status = await open(page, view);
		const { status: expected = 200 } = view;
		if (status !== expected) return `${addressOf(view)} answered ${status}, not ${expected}`;
		for (const width of WIDTHS) await takeWidth(page, view, width);
		return undefined;
	} finally {
		await page.close();
	}
}

async function takeWidth(page: Page, { name, language }: View, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	for (const colorScheme of THEMES) {
		await page.emulateMedia({ colorScheme });
		const file = `${name}-${language}-${String(width).padStart(4, "0")}-${colorScheme}.png`;
		await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true });
	}
}

async function open(page: Page, view: View): Promise<number | undefined> {
	const response = await page.goto(addressOf(view), { waitUntil: "networkidle" }).catch((cause: unknown) => {
		const hint = "Start the site (npm start), or name a running one in BASE_URL.";
		throw new Error(`${SITE}${addressOf(view)} did not open. ${hint}`, { cause });
	});
	// A full-page picture includes parts that were never scrolled into view.
	await drawAll(page);
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
	});
	return response?.status();
}

type Language = "en" | "hi";
type View = SitePage & { language: Language };

function listViews(wanted: readonly string[]): View[] {
	const unknown = wanted.filter((name) => !SITE_PAGES.some((page) => page.name === name));
	const names = SITE_PAGES.map(({ name }) => name).join(", ");
	if (unknown.length > 0) throw new Error(`Unknown page: ${unknown.join(", ")}. The pages are ${names}.`);
	return SITE_PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).flatMap((page) =>
		languagesOf(page).map((language) => ({ ...page, language })),
	);
}

function addressOf({ path, language }: View): string {
	if (language === "en") return path;
	return path === "/" ? "/hi" : `/hi${path}`;
}

function languagesOf({ isMain }: SitePage): readonly Language[] {
	return isMain ? ["en", "hi"] : ["en"];
}

/**
 * Signs in for the account pages: with SESSION_COOKIE, a signed-in visitor's cookie as `name=value`, or as a new visitor on a site that
 * sends codes to the tests' fakes. False if neither is possible.
 */
async function signInForPictures(context: BrowserContext, site: string): Promise<boolean> {
	const { SESSION_COOKIE, SMS_ARRIVED_URL } = process.env;
	if (SESSION_COOKIE !== undefined) {
		const [name = "", ...value] = SESSION_COOKIE.split("=");
		await context.addCookies([{ name, value: value.join("="), url: site }]);
		return true;
	}
	if (SMS_ARRIVED_URL === undefined) return false;
	const page = await context.newPage();
	await signIn(page, await makeVisitor());
	await page.close();
	return true;
}
