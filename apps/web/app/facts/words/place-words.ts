import type { Place } from "@uchit/contract/college.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/**
 * "Chennai, Tamil Nadu": the town or else the district, and the state. Undefined without a source. In Hindi where the name is known; of
 * towns, only those named like their district have one.
 */
export function placeWords(place: Place, language: Language = "en"): string | undefined {
	const town = townName(place, language);
	const parts = isPartOfState(place) ? [town] : [town, place.state && stateName(place.state, language)];
	const known = parts.filter((part) => part !== undefined);
	return known.length === 0 ? undefined : known.join(", ");
}

export function townName(place: Place, language: Language): string | undefined {
	if (!isOfDistrict(place)) return place.city;
	const district = districtName(place, language);
	return isPartOfState(place) && place.state ? `${district} ${stateName(place.state, language)}` : district;
}

function isOfDistrict({ city, district }: Place): boolean {
	return city === undefined || city === district;
}

const COMPASS = /^(?:North|South|East|West|Central)(?: (?:East|West))?$/i;

/** Districts of Delhi are named by the compass: "South" is South Delhi. */
function isPartOfState(place: Place): boolean {
	return place.state !== undefined && isOfDistrict(place) && COMPASS.test(place.district ?? "");
}

export function stateName({ name, nameHi }: { name: string; nameHi?: string | undefined }, language: Language): string {
	return language === "hi" ? (nameHi ?? name) : name;
}

export function districtName({ district, districtHi }: Place, language: Language): string | undefined {
	return language === "hi" ? (districtHi ?? district) : district;
}

/** 2021 → 2021–22. */
export function formatAcademicYear(first: number): string {
	return `${first}–${String(first + 1).slice(2)}`;
}

/** "13.08° N, 80.27° E", to about a kilometre. N and E are the same in every language. */
export function positionWords({ latitude, longitude }: { latitude: number; longitude: number }): string {
	const part = (degrees: number, ahead: string, behind: string) =>
		`${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? behind : ahead}`;
	return `${part(latitude, "N", "S")}, ${part(longitude, "E", "W")}`;
}
