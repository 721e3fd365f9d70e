import { toAicteSource } from "#pipeline/aicte/intakes.ts";
import type { DistrictsOf } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";

export const toOwnId = (institute: AicteInstitute) => `X-AICTE-${institute.id}`;

/** Only diplomas: the directory lists such institutes as standalone. */
export function isBelowDegree({ courses }: AicteInstitute): boolean {
	return courses.every(({ level }) => /DIPLOMA|CERTIFICATE|FELLOWSHIP/i.test(level));
}

/**
 * An approved institute without a match in the directory, where it may have another name. It is marked by its id and source, and joins
 * that institution once a match is found.
 */
export function toOwnInstitution(
	institute: AicteInstitute,
	districtsOf: DistrictsOf,
	districtNames: ReadonlyMap<string, string>,
): DirectoryCollege {
	const [districtId] = districtsOf(institute);
	const district = districtNames.get(districtId ?? "");
	return {
		code: toOwnId(institute),
		kind: isBelowDegree(institute) ? "standalone" : "college",
		name: institute.name,
		otherNames: [],
		stateSlug: district === undefined ? toStateSlug(institute.state) : districtId?.split("/")[0],
		districtId: district === undefined ? undefined : districtId,
		district,
		sourceId: toAicteSource(institute.year),
	};
}
