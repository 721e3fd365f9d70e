import { SITE_PAGES, type SitePage } from "../../checks/site-pages.ts";

export type Language = "en" | "hi";
/** One load of a page, photographed at each width in each theme. */
export type View = SitePage & { language: Language };

/** Every page in English, the main ones in Hindi too; or only the pages named. */
export function listViews(wanted: readonly string[]): View[] {
	const unknown = wanted.filter((name) => !SITE_PAGES.some((page) => page.name === name));
	const names = SITE_PAGES.map(({ name }) => name).join(", ");
	if (unknown.length > 0) throw new Error(`Unknown page: ${unknown.join(", ")}. The pages are ${names}.`);
	return SITE_PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).flatMap((page) =>
		languagesOf(page).map((language) => ({ ...page, language })),
	);
}

export function addressOf({ path, language }: View): string {
	if (language === "en") return path;
	return path === "/" ? "/hi" : `/hi${path}`;
}

function languagesOf({ isMain }: SitePage): readonly Language[] {
	return isMain ? ["en", "hi"] : ["en"];
}
