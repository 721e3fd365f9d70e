import { type Language, languageOf, withoutLanguage } from "#app/platform/i18n/language.ts";

/** The subject of a card and its language; a ranking list also has a year. */
export type Embed = { of: "college" | "exam" | "ranking"; slug: string; year: string | undefined; language: Language };

const NAME = /^[a-z0-9-]+$/;

/** The page of ours that an address leads to; undefined for one of another site, or of a page without a card. */
export function findEmbed(address: string, origin: string): Embed | undefined {
	const url = URL.parse(address.trim(), origin);
	if (url?.origin !== origin) return undefined;
	const [, noun, slug, year] = withoutLanguage(url.pathname).split("/");
	const of = NOUNS.find(([each]) => each === noun)?.[1];
	return toEmbed({ of, slug, year: of === "ranking" ? year : undefined, language: languageOf(url.pathname) });
}

/** The first word of a page's address, and that of its card's. */
const NOUNS = [
	["college", "college"],
	["exams", "exam"],
	["rankings", "ranking"],
] as const satisfies [string, Embed["of"]][];

/** Undefined where a card's address has a part too few or too many, or one that no name has. */
export function toEmbed(
	parts: {
		[Part in "of" | "slug" | "year"]: string | undefined;
	} & { language: Language },
): Embed | undefined {
	const { slug = "", year, language } = parts;
	const of = NOUNS.find(([, each]) => each === parts.of)?.[1];
	if (of === undefined || !NAME.test(slug) || (of === "ranking") !== NAME.test(year ?? "")) return undefined;
	return { of, slug, year, language };
}

/** Returns the path of a card. Pages of others lead there, so it comes with no first visit to ours, as paths.ts does. */
export function embedPath({ of, slug, year, language }: Embed): string {
	const path = ["/embed", of, slug, ...(year === undefined ? [] : [year])].join("/");
	return language === "en" ? path : `${path}?lang=${language}`;
}

export const EMBED_SIZE = { width: 360, height: 360 } as const;

/** The one line that shows a card on somebody's page. */
export function embedLine(src: string, title: string, { width, height }: { width: number; height: number }): string {
	const name = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
	return `<iframe src="${src}" title="${name}" width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`;
}
