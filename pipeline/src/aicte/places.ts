import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { toKey } from "#pipeline/text/words.ts";

/** The directory's districts that an institute may lie in: its printed district, that district's new name, or its parts. */
export type DistrictsOf = (institute: Pick<AicteInstitute, "state" | "district">) => readonly string[];

const FILE = "aicte/districts.csv";

/**
 * AICTE keeps old districts and spellings; `aicte/districts.csv` says what each is in the directory, the likeliest first. The others
 * are the directory's of the same letters: `RUDRAPRAYAG` is its Rudra Prayag. Other lists print towns: `files` say where they lie.
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

/** Extends `districtsOf` by districts that were split from it, or share a city with it, in AICTE's table. */
export function withNeighbours(districtsOf: DistrictsOf): DistrictsOf {
	const groups = readSourceCsv(FILE).map(({ district_ids: ids = "" }) => ids.split("|").filter((id) => id !== ""));
	return (institute) => {
		const own = districtsOf(institute);
		return [...new Set([...own, ...own.flatMap((id) => groups.filter((group) => group.includes(id)).flat())])];
	};
}
