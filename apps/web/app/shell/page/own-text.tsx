import { useLanguage } from "#app/platform/i18n/translate.ts";

/** What an editor wrote, in the language of the page where it is written in that; else as it is, marked as English. */
export function OwnText({ text, hi }: { text: string; hi: string | undefined }) {
	const language = useLanguage();
	if (language === "en") return text;
	return hi === undefined ? <span lang="en">{text}</span> : hi;
}
