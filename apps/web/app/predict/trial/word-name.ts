import type { Translate } from "#app/platform/i18n/translate.ts";

export function wordName(t: Translate, word: string): string {
	return word === "" ? t("predictTrial.noWord") : t("predictTrial.quoted", { word });
}
