import type { Place } from "@uchit/contract/college.schema.ts";

/** "Chennai, Tamil Nadu": the town (or else the district) and the state; undefined when no source says where it is. */
export function placeWords(place: Place): string | undefined {
	const parts = [place.city ?? place.district, place.state?.name].filter((part) => part !== undefined);
	return parts.length === 0 ? undefined : parts.join(", ");
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
