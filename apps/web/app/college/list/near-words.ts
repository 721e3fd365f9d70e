import type { Near, NearPlace } from "@uchit/contract/college.schema.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** A found place in full, since several share a name: “Pune, Maharashtra”, “110016 Hauz Khas, Delhi”. */
export function nameOfPlace({ pin, name, state }: NearPlace): string {
	const place = pin === undefined ? name : `${pin} ${name}`;
	return state === undefined || state.name === name ? place : `${place}, ${state.name}`;
}

/** What was asked for, as the backend understood it. */
export function nameOfNear(t: Translate, { asked, place }: Omit<Near, "others">): string {
	return place === undefined ? t("list.placeNotFound", { asked }) : t("list.nearPlace", { place: nameOfPlace(place) });
}
