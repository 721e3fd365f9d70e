import type { Place } from "@uchit/contract/college.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/**
 * "Chennai, Tamil Nadu": the town (or else the district) and the state; undefined when no source says where it is. In Hindi by their
 * Hindi names, where they are known: towns have none but that of the district that they are the town of.
 */
export function placeWords(place: Place, language: Language = "en"): string | undefined {
	const parts = [townName(place, language), place.state && stateName(place.state, language)];
	const known = parts.filter((part) => part !== undefined);
	return known.length === 0 ? undefined : known.join(", ");
}

/** The town, or else the district, in the language of the page. */
export function townName(place: Place, language: Language): string | undefined {
	const isOfDistrict = place.city === undefined || place.city === place.district;
	return isOfDistrict ? districtName(place, language) : place.city;
}

/** A state in the language of the page. */
export function stateName({ name, nameHi }: { name: string; nameHi?: string | undefined }, language: Language): string {
	return language === "hi" ? (nameHi ?? name) : name;
}

/** A place's district in the language of the page. */
export function districtName({ district, districtHi }: Place, language: Language): string | undefined {
	return language === "hi" ? (districtHi ?? district) : district;
}

/** 2021 → 2021–22. */
export function schoolYear(first: number): string {
	return `${first}–${String(first + 1).slice(2)}`;
}

/** "13.08° N, 80.27° E", to about a kilometre; the letters are the same in every language. */
export function positionWords({ latitude, longitude }: { latitude: number; longitude: number }): string {
	const part = (degrees: number, ahead: string, behind: string) =>
		`${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? behind : ahead}`;
	return `${part(latitude, "N", "S")}, ${part(longitude, "E", "W")}`;
}
