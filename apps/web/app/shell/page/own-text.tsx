import { useLanguage } from "#app/platform/i18n/translate.ts";

/** An editor's text in the language of the page if there is one; otherwise in English, marked as such. */
export function OwnText({ text, hi }: { text: string; hi: string | undefined }) {
	const language = useLanguage();
	if (language === "en") return text;
	return hi === undefined ? <span lang="en">{text}</span> : hi;
}
