import { useTranslations } from "#app/platform/i18n/translate.ts";

/** A word stands as its rule has it, in quotes. */
export function useWordName(): (word: string) => string {
	const t = useTranslations();
	return (word) => (word === "" ? t("predictTrial.noWord") : t("predictTrial.quoted", { word }));
}
