import { readDistricts, withNeighbours } from "#pipeline/aicte/places.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { NMC_SOURCE, type NmcRow, readNmcRows } from "#pipeline/nmc/read.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

/**
 * Reviewed decisions of `nmc/matches.csv`, by state and name: a code of the directory, `none`, or `X-NMC-…` for a college that the
 * directory lacks. That id is permanent, whatever number a later list gives the college.
 */
export function readNmcDecisions(): (row: Pick<NmcRow, "state" | "name">) => string | undefined {
	const written = new Map(
		readSourceCsv("nmc/matches.csv").map((cells) => [`${cells.state}|${cells.name}`, cells.college_id ?? ""]),
	);
	return ({ state, name }) => written.get(`${state}|${name}`);
}

export type MbbsInstitution = DirectoryCollege & { city?: string };

export function readMbbsInstitutions(directory: readonly DirectoryCollege[]): MbbsInstitution[] {
	const districtsOf = withNeighbours(readDistricts(directory, "nmc/places.csv"));
	const districtNames = new Map(directory.map(({ districtId, district }) => [districtId, district]));
	const decided = readNmcDecisions();
	return readNmcRows().flatMap((row) => {
		const code = decided(row);
		if (!code?.startsWith("X-NMC-")) return [];
		const [districtId] = districtsOf({ state: row.state, district: row.place });
		const district = districtId && districtNames.get(districtId);
		return {
			code,
			kind: "college" as const,
			name: row.name,
			otherNames: [],
			stateSlug: toStateSlug(row.state),
			districtId: district && districtId,
			district,
			...(!/district/i.test(row.place) && { city: row.place }),
			sourceId: NMC_SOURCE,
		};
	});
}
