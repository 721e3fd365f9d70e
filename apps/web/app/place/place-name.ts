import type { PlacePage } from "@uchit/contract/place.schema.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** "Bihar", or "Patna, Bihar", in the language of the page. */
export function placeName(
	t: Translate,
	language: Language,
	{ state, district }: Pick<PlacePage, "state" | "district">,
): string {
	const within = stateName(state, language);
	return district === undefined
		? within
		: t("place.inDistrict", { district: stateName(district, language), state: within });
}
