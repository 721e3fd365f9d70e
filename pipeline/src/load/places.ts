import { districts, pins, states, towns } from "@uchit/backend/db/schema/place.ts";
import type { PoolClient } from "pg";
import { AISHE_SOURCE } from "#pipeline/aishe/colleges.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { PINS_SOURCE } from "#pipeline/geo/pins.ts";
import { TOWNS_SOURCE } from "#pipeline/geo/places.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";
import { toCityKeys } from "#pipeline/match/normalise.ts";

export async function loadPlaces(client: PoolClient, { places }: Catalogue): Promise<DatasetLoad> {
	const tables = {
		states: await loadTable(client, {
			table: states,
			key: [states.slug],
			keepGone: "true",
			rows: places.states.map((state) => ({ ...state, sourceId: AISHE_SOURCE })),
		}),
		districts: await loadTable(client, {
			table: districts,
			key: [districts.id],
			keepGone:
				"EXISTS (SELECT 1 FROM colleges c WHERE c.district_id = t.id) OR EXISTS (SELECT 1 FROM pins p WHERE p.district_id = t.id)",
			rows: places.districts.map(({ position, ...district }) => ({
				...district,
				latitude: position?.latitude,
				longitude: position?.longitude,
				positionSourceId: position?.sourceId,
				sourceId: AISHE_SOURCE,
			})),
		}),
		towns: await loadTable(client, {
			table: towns,
			key: [towns.geonamesId],
			rows: places.towns.map((town) => ({ ...town, keys: toCityKeys(town.name), sourceId: TOWNS_SOURCE })),
		}),
	};
	const unknown = places.districts.filter(({ position }) => position === undefined).length;
	return { tables, changedColleges: [], notes: [`${unknown} districts without a known point`] };
}

export async function loadPins(client: PoolClient, catalogue: Catalogue): Promise<DatasetLoad> {
	const rows = catalogue.pins.map(({ position, ...pin }) => ({
		...pin,
		latitude: position?.latitude,
		longitude: position?.longitude,
		positionOf: position?.of,
		positionSourceId: position?.sourceId,
	}));
	const diff = await loadTable(client, { table: pins, key: [pins.pin], rows });
	const own = rows.filter(({ positionOf }) => positionOf === "place").length;
	const added = rows.filter(({ sourceId }) => sourceId !== PINS_SOURCE).length;
	return {
		tables: { pins: diff },
		changedColleges: [],
		notes: [`${own} PIN codes with a point of their own that is believed, ${added} from addresses of institutions`],
	};
}
