import * as z from "zod";
import { distanceKm, type Point } from "#pipeline/geo/distance.ts";
import { type Places, TOWNS_SOURCE, toDistrictId, toStateSlug } from "#pipeline/geo/places.ts";
import { toCityKey } from "#pipeline/match/normalise.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

/**
 * A reviewed location of a postal area (the first three digits of a PIN). `metro`: all of it is that town; `city`: its codes 001 to 099
 * are that town and those around it; `district`: it is in and around that district.
 */
export type PinArea = {
	kind: "metro" | "city" | "district";
	stateSlug: string;
	districtId: string | undefined;
	middle: Point;
	sourceId: string;
};

const Kind = z.enum(["metro", "city", "district"]);

/** Reviewed areas by their three digits. Throws if one names an unknown town or district. */
export function readPinAreas(places: Places): Map<string, PinArea> {
	return new Map(
		readSourceCsv("india-geo/pin-areas.csv").map(({ area = "", state = "", kind, target = "" }) => {
			const stateSlug = toStateSlug(state) ?? "";
			const found =
				Kind.parse(kind) === "district" ? findDistrict(stateSlug, target, places) : findTown(stateSlug, target, places);
			if (found === undefined) throw new Error(`pin-areas.csv: ${area} ${target}, ${state} has no known point`);
			return [area, { kind: Kind.parse(kind), stateSlug, ...found }];
		}),
	);
}

function findDistrict(stateSlug: string, name: string, { districts }: Places) {
	const district = districts.find(({ id }) => id === toDistrictId(stateSlug, name));
	if (district?.position === undefined) return undefined;
	const { sourceId, ...middle } = district.position;
	return { districtId: district.id, middle, sourceId };
}

function findTown(stateSlug: string, name: string, { towns }: Places) {
	const [town] = towns
		.filter((known) => known.stateSlug === stateSlug && toCityKey(known.name) === toCityKey(name))
		.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
	if (town === undefined) return undefined;
	const middle = { latitude: town.latitude, longitude: town.longitude };
	return { districtId: undefined, middle, sourceId: TOWNS_SOURCE };
}

/** The middle of an area's points; undefined if they are few, or half of them are farther away than an area reaches. */
export function centreOf(points: readonly Point[], reachKm: number, fewest = 3): Point | undefined {
	if (points.length < fewest) return undefined;
	const middle = {
		latitude: median(points.map(({ latitude }) => latitude)),
		longitude: median(points.map(({ longitude }) => longitude)),
	};
	return median(points.map((point) => distanceKm(point, middle))) > reachKm ? undefined : middle;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
