import { distanceKm, type Point } from "#pipeline/geo/distance.ts";
import type { PinArea } from "#pipeline/geo/pin-areas.ts";
import { toPinState } from "#pipeline/geo/pin-states.ts";
import type { PinRow } from "#pipeline/geo/pins-read.ts";
import type { District, PlacedTown } from "#pipeline/geo/places.ts";
import { toKey } from "#pipeline/text/words.ts";

/** Neither a district nor an area of the post reaches farther from its middle. */
export const REACH_KM = 100;
/** Beyond this, a point nearer to another state's district than to any of its own state lies in the other state. */
const BORDER_KM = 50;

/** A row with its state, the district that institutions write it with, the town it is named after, and its printed point where that can be. */
export type Located = {
	row: PinRow;
	stateSlug: string | undefined;
	witness: District | undefined;
	town: Point | undefined;
	point: Point | undefined;
};

export function locate(
	row: PinRow,
	known: { area: PinArea | undefined; witness: District | undefined },
	townsNamed: ReadonlyMap<string, PlacedTown[]>,
	districts: readonly District[],
): Located {
	const { area, witness } = known;
	const stateSlug = area?.stateSlug ?? witness?.stateSlug ?? toPinState(row.pin, row.state);
	// Two towns of one name in a state say nothing.
	const [town, other] = townsNamed.get(`${stateSlug}/${toKey(toPlaceName(row.place))}`) ?? [];
	const isBelieved =
		row.point && isInState(row.point, stateSlug, districts) && isWithin(row.point, witness?.position, REACH_KM);
	return {
		row,
		stateSlug,
		witness,
		town: other === undefined ? town : undefined,
		point: isBelieved ? row.point : undefined,
	};
}

/** `Leh H O` and `Korba Ho.` are the head offices of Leh and Korba. */
export function toPlaceName(printed: string): string {
	return printed.replace(/\s+[HS]\s?O\.?$/i, "");
}

/** Whether a point is within reach of a middle; yes where no middle is known. */
export function isWithin(point: Point, middle: Point | undefined, reachKm: number): boolean {
	return middle === undefined || distanceKm(point, middle) <= reachKm;
}

function isInState(point: Point, stateSlug: string | undefined, districts: readonly District[]): boolean {
	let own = Number.POSITIVE_INFINITY;
	let foreign = Number.POSITIVE_INFINITY;
	for (const { position, stateSlug: state } of districts) {
		// A degree of latitude is 111 km: out of reach.
		if (position === undefined || Math.abs(position.latitude - point.latitude) > 1) continue;
		const away = distanceKm(point, position);
		if (state === stateSlug) own = Math.min(own, away);
		else foreign = Math.min(foreign, away);
	}
	return own <= REACH_KM && (own <= BORDER_KM || own <= foreign);
}

/** The district that bears the place's name, or stands in brackets after it, where the place is near that district's middle too. */
export function districtNamed(
	place: string,
	stateSlug: string | undefined,
	point: Point,
	districts: readonly District[],
): string | undefined {
	const names = [toPlaceName(place), /\(([^)]+)\)/.exec(place)?.[1] ?? ""].map(toKey);
	return districts.find(
		({ stateSlug: state, name, position }) =>
			state === stateSlug && names.includes(toKey(name)) && position && isWithin(point, position, BORDER_KM),
	)?.id;
}
