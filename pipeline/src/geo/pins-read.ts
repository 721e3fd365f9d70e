import type { Point } from "#pipeline/geo/distance.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export type PinRow = {
	file: string;
	line: number;
	pin: string;
	place: string;
	state: string;
	point: Point | undefined;
};

const FILE = "india-geo/pincode_geonames_2011/IN.csv.gz";

/** 11,042 rows, of which 150 (Patna and around) have no point. */
export function readPins(): PinRow[] {
	return readSourceCsv(FILE).map((cells, index) => ({
		file: FILE,
		line: index + 2,
		pin: (cells.key ?? "").replace(/^IN\//, ""),
		place: (cells.place_name ?? "").trim(),
		state: cells.admin_name1 ?? "",
		point: toPoint(cells.latitude, cells.longitude),
	}));
}

/** An empty cell is unknown, not the point 0, 0 in the Atlantic. */
function toPoint(latitude: string | undefined, longitude: string | undefined): Point | undefined {
	return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
