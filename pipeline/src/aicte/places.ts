import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { toKey } from "#pipeline/text/words.ts";

export type DistrictsOf = (institute: Pick<AicteInstitute, "state" | "district">) => readonly string[];

const FILE = "aicte/districts.csv";

/**
 * AICTE prints old districts and spellings: `aicte/districts.csv` maps them, likeliest first. Others match by letters (`RUDRAPRAYAG`).
 * Other lists print towns, which `files` map to districts.
 */
export function readDistricts(directory: readonly DirectoryCollege[], ...files: readonly string[]): DistrictsOf {
	const written = new Map(
		[FILE, ...files].flatMap((file) =>
			readSourceCsv(file).map((cells) => [
				placeKey(cells.state ?? "", cells.printed ?? ""),
				(cells.district_ids ?? "").split("|"),
			]),
		),
	);
	const byLetters = new Map(
		directory.flatMap(({ stateSlug, district, districtId }) =>
			district === undefined || districtId === undefined ? [] : [[`${stateSlug}|${toKey(district)}`, districtId]],
		),
	);
	return ({ state, district }) => {
		const known = written.get(placeKey(state, district));
		if (known !== undefined) return known;
		const districtId = byLetters.get(`${toStateSlug(state)}|${toKey(district)}`);
		return districtId === undefined ? [] : [districtId];
	};
}

const placeKey = (state: string, place: string) => `${toStateSlug(state)}|${toKey(place)}`;

export function withNeighbours(districtsOf: DistrictsOf): DistrictsOf {
	const groups = readSourceCsv(FILE).map(({ district_ids: ids = "" }) => ids.split("|").filter((id) => id !== ""));
	return (institute) => {
		const own = districtsOf(institute);
		return [...new Set([...own, ...own.flatMap((id) => groups.filter((group) => group.includes(id)).flat())])];
	};
}
