import type { FindUniversity } from "#pipeline/affiliations/universities.ts";
import { toAicteFacts } from "#pipeline/aicte/facts.ts";
import { toAicteSource, toIntakes } from "#pipeline/aicte/intakes.ts";
import { toOwnId, toOwnInstitution } from "#pipeline/aicte/own.ts";
import { readPairs } from "#pipeline/aicte/pairs.ts";
import type { DistrictsOf } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { FactSource } from "#pipeline/colleges/fact.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { toReport } from "#pipeline/report.ts";

export function buildAicte(
	institutes: readonly AicteInstitute[],
	directory: readonly DirectoryCollege[],
	districtsOf: DistrictsOf,
	findUniversity: FindUniversity,
): FactSource {
	const pairs = readPairs();
	const codes = new Set(directory.map(({ code }) => code));
	const pairOf = ({ id }: AicteInstitute) => {
		const code = pairs.get(id);
		return code !== undefined && codes.has(code) ? code : undefined;
	};
	const collegeOf = (institute: AicteInstitute) => pairOf(institute) ?? toOwnId(institute);
	const universityOf = ({ university, state }: AicteInstitute) =>
		findUniversity({ name: university, stateSlug: toStateSlug(state) });
	const districtNames = new Map(
		directory.flatMap(({ districtId, district }) => (districtId && district ? [[districtId, district]] : [])),
	);
	const { intakes, refusals } = toIntakes(institutes, collegeOf);
	const alone = institutes.filter((institute) => pairOf(institute) === undefined);
	const year = Math.max(...institutes.map((institute) => institute.year));
	return {
		intakes,
		refusals,
		facts: toAicteFacts(institutes, collegeOf, universityOf),
		own: alone.map((institute) => toOwnInstitution(institute, districtsOf, districtNames)),
		names: institutes
			.filter((institute) => pairOf(institute) !== undefined && !collegeOf(institute).startsWith("U-"))
			.map((institute) => ({
				collegeId: collegeOf(institute),
				name: institute.name,
				sourceId: toAicteSource(institute.year),
			})),
		report: toReport({
			dataset: toAicteSource(year),
			read: institutes.reduce((sum, { courses }) => sum + courses.length, 0),
			kept: intakes.length,
			refused: refusals.length,
			notes: [
				`${institutes.length} institutes: ${institutes.length - alone.length} are in the directory, ${alone.length} stand alone`,
			],
		}),
	};
}
