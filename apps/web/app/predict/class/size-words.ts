import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** "231 kB": of a thousand bytes each, as devices count what was fetched. */
export function sizeWords(t: Translate, bytes: number): string {
	return t("predictClass.size", { size: formatNumber(Math.ceil(bytes / 1_000)) });
}
