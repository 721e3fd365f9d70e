import { useTranslations } from "#app/platform/i18n/translate.ts";

/** A word in quotes, as its rule has it. */
export function useWordName(): (word: string) => string {
	const t = useTranslations();
	return (word) => (word === "" ? t("predictTrial.noWord") : t("predictTrial.quoted", { word }));
}
