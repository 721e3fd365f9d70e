import type { Near, NearPlace } from "@uchit/contract/college.schema.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** A found place in full, since several share a name: “Pune, Maharashtra”, “110016 Hauz Khas, Delhi”. */
export function nameOfPlace({ pin, name, nameHi, state }: NearPlace, language: Language = "en"): string {
	const own = language === "hi" && pin === undefined ? (nameHi ?? name) : name;
	const place = pin === undefined ? own : `${pin} ${own}`;
	return state === undefined || state.name === name ? place : `${place}, ${stateName(state, language)}`;
}

/** What was asked for, as the backend understood it. */
export function nameOfNear(t: Translate, { asked, place }: Omit<Near, "others">, language?: Language): string {
	return place === undefined
		? t("list.placeNotFound", { asked })
		: t("list.nearPlace", { place: nameOfPlace(place, language) });
}
