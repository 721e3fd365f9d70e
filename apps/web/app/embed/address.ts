import { type Language, languageOf, withoutLanguage } from "#app/platform/i18n/language.ts";

export type Embed = {
	subject: "college" | "exam" | "ranking";
	slug: string;
	year: string | undefined;
	language: Language;
};

const NAME = /^[a-z0-9-]+$/;

/** Undefined for other sites and for pages without a card. */
export function parseEmbedAddress(address: string, origin: string): Embed | undefined {
	const url = URL.parse(address.trim(), origin);
	if (url?.origin !== origin) return undefined;
	const [, noun, slug, year] = withoutLanguage(url.pathname).split("/");
	const subject = EMBED_SUBJECTS.find(([each]) => each === noun)?.[1];
	return toEmbed({
		of: subject,
		slug,
		year: subject === "ranking" ? year : undefined,
		language: languageOf(url.pathname),
	});
}

const EMBED_SUBJECTS = [
	["college", "college"],
	["exams", "exam"],
	["rankings", "ranking"],
] as const satisfies [string, Embed["subject"]][];

/** Undefined if the address has missing, extra or invalid parts. */
export function toEmbed(
	parts: {
		[Part in "of" | "slug" | "year"]: string | undefined;
	} & { language: Language },
): Embed | undefined {
	const { slug = "", year, language } = parts;
	const subject = EMBED_SUBJECTS.find(([, each]) => each === parts.of)?.[1];
	if (subject === undefined || !NAME.test(slug) || (subject === "ranking") !== NAME.test(year ?? "")) return undefined;
	return { subject, slug, year, language };
}

/** Not in paths.ts, which every first visit downloads, because only other sites link to cards. */
export function embedPath({ subject, slug, year, language }: Embed): string {
	const path = ["/embed", subject, slug, ...(year === undefined ? [] : [year])].join("/");
	return language === "en" ? path : `${path}?lang=${language}`;
}

export const EMBED_SIZE = { width: 360, height: 360 } as const;

export function embedLine(src: string, title: string, { width, height }: { width: number; height: number }): string {
	const name = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
	return `<iframe src="${src}" title="${name}" width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`;
}
