export type Point = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function distanceKm(a: Point, b: Point): number {
	const acrossLatitude = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2;
	const acrossLongitude = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
	const shrink = Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude));
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(acrossLatitude + shrink * acrossLongitude));
}
