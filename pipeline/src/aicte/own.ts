import { toAicteSource } from "#pipeline/aicte/intakes.ts";
import type { DistrictsOf } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";

/** Permanent: AICTE's permanent id behind our mark for "not in the directory, as far as we know". */
export const toOwnId = (institute: AicteInstitute) => `X-AICTE-${institute.id}`;

/** Diploma-level and management diplomas alone: the directory lists such institutes as standalone. */
export function isBelowDegree({ courses }: AicteInstitute): boolean {
	return courses.every(({ level }) => /DIPLOMA|CERTIFICATE|FELLOWSHIP/i.test(level));
}

/**
 * An approved institute that no institution of the directory was found to be. It may be in the directory under another name: it is
 * marked by its id and its source, and joins that institution when somebody finds it.
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
