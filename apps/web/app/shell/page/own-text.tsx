import { useLanguage } from "#app/platform/i18n/translate.ts";

export function OwnText({ text, hi }: { text: string; hi: string | undefined }) {
	const language = useLanguage();
	if (language === "en") return text;
	return hi === undefined ? <span lang="en">{text}</span> : hi;
}
