import { mkdirSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "#scripts/proof/chromium.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const FOLDER = ".data/screens";
const SITE = process.env.BASE_URL ?? "http://127.0.0.1:3000";
const PAGES = [
	{ name: "home", path: "/" },
	{ name: "list", path: "/colleges?category=1" },
	{ name: "college", path: "/college/indian-institute-of-technology-madras" },
	{ name: "cutoffs", path: "/college/indian-institute-of-technology-madras/cutoffs" },
	{ name: "placements", path: "/college/indian-institute-of-technology-madras/placements" },
	{ name: "sources", path: "/college/indian-institute-of-technology-madras/sources" },
	{ name: "courses", path: "/college/psg-college-of-technology/courses" },
	{ name: "search", path: "/search?q=law+pune" },
	{ name: "data", path: "/data" },
	{ name: "design", path: "/design" },
] as const;
const WIDTHS = [360, 768, 1280, 1536] as const;
const THEMES = ["light", "dark"] as const;
const LANGUAGES = [
	{ language: "en", prefix: "" },
	{ language: "hi", prefix: "/hi" },
] as const;

/** One load of a page, photographed in each theme. */
type View = { name: string; path: string; width: number };

/** `npm run screens`, or `npm run screens -- home list` for some of the pages. */
await runCommand(async () => {
	const views = listViews(process.argv.slice(2));
	const executablePath = findChromium();
	if (executablePath === undefined) throw new Error("There is no Chromium here: `npm test -- e2e` installs one.");
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
	try {
		mkdirSync(FOLDER, { recursive: true });
		for (const [index, view] of views.entries()) {
			await takeScreens(browser, view);
			say(`${String(index + 1).padStart(2)} of ${views.length}  ${view.name}`);
		}
	} finally {
		await browser.close();
	}
	say(`${views.length * THEMES.length} pictures of ${SITE} in ${FOLDER}`);
	return 0;
});

function listViews(wanted: readonly string[]): View[] {
	const unknown = wanted.filter((name) => !PAGES.some((page) => page.name === name));
	const names = PAGES.map(({ name }) => name).join(", ");
	if (unknown.length > 0) throw new Error(`Unknown page: ${unknown.join(", ")}. The pages are ${names}.`);
	const pages = PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
	return pages.flatMap(({ name, path }) =>
		LANGUAGES.flatMap(({ language, prefix }) =>
			WIDTHS.map((width) => ({
				name: `${name}-${language}-${String(width).padStart(4, "0")}`,
				path: path === "/" && prefix !== "" ? prefix : `${prefix}${path}`,
				width,
			})),
		),
	);
}

async function takeScreens(browser: Browser, { name, path, width }: View): Promise<void> {
	const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce", locale: "en-IN" });
	try {
		await open(page, path);
		for (const colorScheme of THEMES) {
			await page.emulateMedia({ colorScheme });
			await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png`, fullPage: true });
		}
	} finally {
		await page.close();
	}
}

async function open(page: Page, path: string): Promise<void> {
	const address = new URL(path, SITE).href;
	const response = await page.goto(address, { waitUntil: "networkidle" }).catch((cause: unknown) => {
		throw new Error(`${address} did not open. Start the site (npm start), or name a running one in BASE_URL.`, {
			cause,
		});
	});
	const status = response?.status();
	const hint = path.endsWith("/design") ? " The design page is there in development and with DESIGN_PAGE=on." : "";
	if (status !== 200) throw new Error(`${address} answered ${status}.${hint}`);
	await page.evaluate(() => document.fonts.ready);
}
