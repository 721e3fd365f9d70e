import { distanceKm, type Point } from "#pipeline/geo/distance.ts";
import { centreOf, type PinArea, readPinAreas } from "#pipeline/geo/pin-areas.ts";
import { toPinState } from "#pipeline/geo/pin-states.ts";
import type { PinWitness } from "#pipeline/geo/pin-witnesses.ts";
import type { PinRow } from "#pipeline/geo/pins-read.ts";
import { type District, type PlacedTown, type Places, TOWNS_SOURCE } from "#pipeline/geo/places.ts";
import type { Refusal } from "#pipeline/report.ts";
import { toKey } from "#pipeline/text/words.ts";

export const PINS_SOURCE = "geonames-pins";

export type Pin = {
	pin: string;
	place: string | undefined;
	stateSlug: string | undefined;
	districtId: string | undefined;
	position: PinPosition | undefined;
	/** The list prints an impossible state or point; neither is used. */
	mark: "suspect" | undefined;
	sourceId: string;
};
type PinPosition = Point & { of: "place" | "town" | "area" | "district"; sourceId: string };

const CITY_REACH_KM = 25;

const areaOf = (pin: string) => pin.slice(0, 3);
const isPin = (text: string) => /^[1-8]\d{5}$/.test(text);

type Around = { middle: Point; reachKm: number; fallback: PinPosition; districtId: string | undefined };

/**
 * Gives each PIN its point. The list of 2011 often has a namesake's point in another state, or one far point for all offices of a city,
 * so a printed point is trusted only in its state, near the district that institutions write with it, and near others of its area (the
 * first three digits). Otherwise the town of that name, the district's middle, the area's middle or a person's entry replaces it. PIN
 * codes that only institutions write are added, in their districts.
 */
export function buildPins(
	rows: readonly PinRow[],
	places: Places,
	witnesses: ReadonlyMap<string, PinWitness>,
): { pins: Pin[]; added: Pin[]; refusals: Refusal[] } {
	const reviewed = readPinAreas(places);
	const districts = new Map(places.districts.map((district) => [district.id, district]));
	const witnessOf = (pin: string) => districts.get(witnesses.get(pin)?.districtId ?? "");
	const townsNamed = Map.groupBy(places.towns, (town) => `${town.stateSlug}/${toKey(town.name)}`);
	const byPin = new Map(rows.toReversed().map((row) => [row.pin, row]));
	const accepted = rows.filter((row) => isPin(row.pin) && byPin.get(row.pin) === row);
	const located = accepted.map((row) => {
		const known = { area: reviewed.get(areaOf(row.pin)), witness: witnessOf(row.pin) };
		return locate(row, known, townsNamed, places.districts);
	});
	const middles = new Map(
		[...Map.groupBy(located, ({ row }) => areaOf(row.pin))].map(([area, pins]) => [
			area,
			toAreaMiddle(pins, reviewed.get(area)),
		]),
	);
	const aroundOf = (pin: string) => toAround(pin, reviewed.get(areaOf(pin)), witnessOf(pin), middles.get(areaOf(pin)));
	const added = [...witnesses.keys()]
		.filter((pin) => !byPin.has(pin))
		.map((pin) => toAdded(pin, witnesses.get(pin), witnessOf(pin), aroundOf(pin)));
	return {
		pins: located.map((pin) => toPin(pin, aroundOf(pin.row.pin), places.districts)),
		added,
		refusals: rows.filter((row) => !accepted.includes(row)).map(toRefusal),
	};
}

function toRefusal({ file, line, pin, place, state }: PinRow): Refusal {
	const reason = isPin(pin) ? "repeats another row" : "not a PIN code";
	return { dataset: "pins", file, line, reason, raw: `${pin} ${place}, ${state}` };
}

/** Two districts that institutions write with codes of the area are better evidence than the list's points. */
function toAreaMiddle(pins: readonly Located[], reviewed: PinArea | undefined): Point | undefined {
	const witnessed = pins.flatMap(({ witness }) => witness?.position ?? []);
	const anchor = reviewed?.middle ?? centreOf(witnessed, REACH_KM, 2);
	const points = pins.flatMap(({ point }) => point ?? []).filter((point) => isWithin(point, anchor, REACH_KM));
	return centreOf(points, REACH_KM) ?? anchor;
}

function toAround(
	pin: string,
	reviewed: PinArea | undefined,
	witness: District | undefined,
	middle: Point | undefined,
): Around | undefined {
	const inCity = reviewed?.kind === "metro" || (reviewed?.kind === "city" && pin[3] === "0");
	if (reviewed !== undefined && inCity) {
		const fallback = { ...reviewed.middle, of: "town" as const, sourceId: reviewed.sourceId };
		return { middle: reviewed.middle, reachKm: CITY_REACH_KM, fallback, districtId: reviewed.districtId };
	}
	if (witness?.position !== undefined) {
		const fallback = { ...witness.position, of: "district" as const };
		return { middle: witness.position, reachKm: REACH_KM, fallback, districtId: witness.id };
	}
	if (middle === undefined) return undefined;
	const isReviewed = reviewed !== undefined && middle === reviewed.middle;
	const fallback = {
		...middle,
		of: isReviewed ? (reviewed.kind === "district" ? ("district" as const) : ("town" as const)) : ("area" as const),
		sourceId: isReviewed ? reviewed.sourceId : PINS_SOURCE,
	};
	return { middle, reachKm: REACH_KM, fallback, districtId: reviewed?.districtId };
}

function toPin(located: Located, around: Around | undefined, districts: readonly District[]): Pin {
	const { row, stateSlug, witness, town, point } = located;
	const isNear = (known: Point | undefined) => known && isWithin(known, around?.middle, around?.reachKm ?? 0);
	const believed = isNear(point) ? point : undefined;
	const own =
		around && isNear(town) ? toPosition(town, "town", TOWNS_SOURCE) : toPosition(believed, "place", PINS_SOURCE);
	const isOdd = stateSlug === undefined || (row.point !== undefined && believed === undefined);
	const named = own && districtNamed(row.place, stateSlug, own, districts);
	return {
		pin: row.pin,
		place: row.place,
		stateSlug,
		districtId: witness?.id ?? named ?? around?.districtId,
		position: own ?? around?.fallback,
		mark: isOdd ? "suspect" : undefined,
		sourceId: PINS_SOURCE,
	};
}

function toPosition(point: Point | undefined, kind: PinPosition["of"], sourceId: string): PinPosition | undefined {
	return point && { latitude: point.latitude, longitude: point.longitude, of: kind, sourceId };
}

function toAdded(
	pin: string,
	witness: PinWitness | undefined,
	district: District | undefined,
	around: Around | undefined,
): Pin {
	return {
		pin,
		place: undefined,
		stateSlug: district?.stateSlug,
		districtId: district?.id,
		position: around?.fallback,
		mark: undefined,
		sourceId: witness?.sourceId ?? PINS_SOURCE,
	};
}

const REACH_KM = 100;
/** Beyond this, a point nearer to another state's district than to any of its own is in the other state. */
const BORDER_KM = 50;

type Located = {
	row: PinRow;
	stateSlug: string | undefined;
	witness: District | undefined;
	town: Point | undefined;
	point: Point | undefined;
};

function locate(
	row: PinRow,
	known: { area: PinArea | undefined; witness: District | undefined },
	townsNamed: ReadonlyMap<string, PlacedTown[]>,
	districts: readonly District[],
): Located {
	const { area, witness } = known;
	const stateSlug = area?.stateSlug ?? witness?.stateSlug ?? toPinState(row.pin, row.state);
	// Two towns of one name in a state decide nothing.
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
function toPlaceName(printed: string): string {
	return printed.replace(/\s+[HS]\s?O\.?$/i, "");
}

/** Whether a point is within reach of a middle; true if the middle is unknown. */
function isWithin(point: Point, middle: Point | undefined, reachKm: number): boolean {
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

function districtNamed(
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
