import type { Translate } from "#app/platform/i18n/translate.ts";

/** A word in quotes, as its rule has it. */
export function wordName(t: Translate, word: string): string {
	return word === "" ? t("predictTrial.noWord") : t("predictTrial.quoted", { word });
}
