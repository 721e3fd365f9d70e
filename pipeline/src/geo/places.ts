import {
	type DistrictAlias,
	type DistrictPoint,
	readDistrictAliases,
	readDistrictPoints,
	readHindiNames,
	readTowns,
	type Town,
} from "#pipeline/geo/read.ts";
import { toKey, toSlug } from "#pipeline/text/words.ts";

type State = { slug: string; name: string; nameHi: string | undefined };
type Position = { latitude: number; longitude: number; sourceId: string };
export type District = {
	id: string;
	stateSlug: string;
	name: string;
	nameHi: string | undefined;
	position: Position | undefined;
};
export type PlacedTown = Omit<Town, "state"> & { stateSlug: string | undefined };
export type Places = { states: State[]; districts: District[]; towns: PlacedTown[] };

const DISTRICT_POINTS_SOURCE = "district-centroids";
export const TOWNS_SOURCE = "geonames-towns";

const STATE_ALIASES: Record<string, string> = {
	pondicherry: "Puducherry",
	orissa: "Odisha",
	andamanandnicobar: "Andaman and Nicobar Islands",
	newdelhi: "Delhi",
	thedadraandnagarhavelianddamananddiu: "Dadra and Nagar Haveli and Daman and Diu",
};

function toStateName(printed: string): string {
	return STATE_ALIASES[toKey(printed)] ?? printed.trim().replace(/ And /g, " and ");
}

/** Slug of a state from any printed spelling: `Pondicherry` → `puducherry`. Undefined for an empty text. */
export function toStateSlug(printed: string): string | undefined {
	return toSlug(toStateName(printed)) || undefined;
}

export function toDistrictId(stateSlug: string, district: string): string {
	return `${stateSlug}/${toSlug(district)}`;
}

/**
 * The directory's states and districts, each district with a point if known: the middle of the district of that name, an entry of
 * `district-aliases.csv`, or the town of that name.
 */
export function buildPlaces(pairs: readonly { state: string; district: string | undefined }[]): Places {
	const towns = dropImplausiblePopulations(
		readTowns().map(({ state, ...town }) => ({ ...town, stateSlug: state && toStateSlug(state) })),
	);
	const position = positionOf(readDistrictPoints(), towns, readDistrictAliases());
	const hindi = readHindiNames();
	const states = new Map<string, State>();
	const districts = new Map<string, District>();
	for (const { state, district } of pairs) {
		const name = toStateName(state);
		const stateSlug = toSlug(name);
		states.set(stateSlug, { slug: stateSlug, name, nameHi: hindi.get(stateSlug) });
		if (district === undefined) continue;
		const id = toDistrictId(stateSlug, district);
		if (!districts.has(id))
			districts.set(id, {
				id,
				stateSlug,
				name: district,
				nameHi: hindi.get(id),
				position: position(stateSlug, district),
			});
	}
	return { states: sortBy([...states.values()], "slug"), districts: sortBy([...districts.values()], "id"), towns };
}

const LARGE = 500_000;

/**
 * Drops impossible populations: a large city's, printed for a place named like another state's district and none of its own. The list
 * gives Gorakhpur in Haryana more people than its district has.
 */
function dropImplausiblePopulations(towns: readonly PlacedTown[]): PlacedTown[] {
	const districts = readDistrictPoints();
	const seats = new Set(districts.map(({ state, district }) => `${toStateSlug(state)}/${toKey(district)}`));
	const names = new Set(districts.map(({ district }) => toKey(district)));
	return towns.map((town) => {
		const key = toKey(town.name);
		const isNamesake = names.has(key) && !seats.has(`${town.stateSlug}/${key}`);
		return isNamesake && (town.population ?? 0) >= LARGE ? { ...town, population: undefined } : town;
	});
}

type FindPosition = (stateSlug: string, district: string) => Position | undefined;

function positionOf(points: DistrictPoint[], towns: PlacedTown[], aliases: DistrictAlias[]): FindPosition {
	const key = (stateSlug: string | undefined, name: string) => `${stateSlug}/${toKey(name)}`;
	const pointByKey = new Map(points.map((point) => [key(toStateSlug(point.state), point.district), point]));
	const townsByKey = Map.groupBy(towns, (town) => key(town.stateSlug, town.name));
	const aliasByKey = new Map(aliases.map((alias) => [key(toStateSlug(alias.state), alias.district), alias]));

	const ofDistrict: FindPosition = (stateSlug, name) =>
		toPosition(pointByKey.get(key(stateSlug, name)), DISTRICT_POINTS_SOURCE);
	// Two towns of one name in a state do not locate the district.
	const ofTown: FindPosition = (stateSlug, name) => {
		const [town, other] = townsByKey.get(key(stateSlug, name)) ?? [];
		return other === undefined ? toPosition(town, TOWNS_SOURCE) : undefined;
	};
	return (stateSlug, district) => {
		const alias = aliasByKey.get(key(stateSlug, district));
		if (alias?.kind === "unknown") return undefined;
		if (alias?.kind === "district") return ofDistrict(stateSlug, alias.target);
		if (alias?.kind === "town") return ofTown(stateSlug, alias.target);
		return ofDistrict(stateSlug, district) ?? ofTown(stateSlug, district);
	};
}

function toPosition(
	point: { latitude: number; longitude: number } | undefined,
	sourceId: string,
): Position | undefined {
	return point && { latitude: point.latitude, longitude: point.longitude, sourceId };
}

function sortBy<Key extends string, Item extends Record<Key, string>>(items: Item[], key: Key): Item[] {
	return items.sort((a, b) => (a[key] < b[key] ? -1 : 1));
}
