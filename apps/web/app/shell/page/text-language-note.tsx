import type { Language } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";

export function TextLanguageNote({ language }: { language: Language }) {
	const t = useTranslations();
	if (useLanguage() === language) return null;
	return (
		<p className="mt-4 rounded-md bg-sunk p-3">{language === "en" ? t("text.onlyEnglish") : t("text.onlyHindi")}</p>
	);
}
