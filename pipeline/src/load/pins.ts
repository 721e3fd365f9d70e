import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { PINS_SOURCE } from "#pipeline/geo/pins.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import type { DatasetLoad } from "#pipeline/load/datasets.ts";
import { loadTable } from "#pipeline/load/table.ts";

const COLUMNS =
	"pin place state_slug district_id latitude longitude position_of position_source_id mark source_id".split(" ");

/** Loads the PIN codes of the post. */
export async function loadPins(client: PoolClient, { pins }: Catalogue): Promise<DatasetLoad> {
	const rows = pins.map(({ pin, place, stateSlug, districtId, position, mark, sourceId }): Cell[] => [
		pin,
		place,
		stateSlug,
		districtId,
		position?.latitude,
		position?.longitude,
		position?.of,
		position?.sourceId,
		mark,
		sourceId,
	]);
	const diff = await loadTable(client, { table: "pins", columns: COLUMNS, keyLength: 1, rows });
	const own = pins.filter(({ position }) => position?.of === "place").length;
	const added = pins.filter(({ sourceId }) => sourceId !== PINS_SOURCE).length;
	return {
		tables: { pins: diff },
		changedColleges: [],
		notes: [`${own} PIN codes with a point of their own that is believed, ${added} from addresses of institutions`],
	};
}
