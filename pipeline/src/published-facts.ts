import { buildAffiliations } from "#pipeline/affiliations/build.ts";
import { createUniversityFinder } from "#pipeline/affiliations/universities.ts";
import { buildAicte } from "#pipeline/aicte/build.ts";
import { withPrintedNames } from "#pipeline/aicte/pairs.ts";
import { readDistricts } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import type { FactSource } from "#pipeline/colleges/fact.ts";
import { readKnownNames } from "#pipeline/colleges/names.ts";
import { buildInstitutionFacts } from "#pipeline/institution-facts/build.ts";
import { createInstitutionFinder } from "#pipeline/institution-facts/find.ts";
import { buildNmc } from "#pipeline/nmc/build.ts";
import { buildUgc } from "#pipeline/ugc/build.ts";
import { buildUniversitySites } from "#pipeline/university-sites/build.ts";

/** The lists of institutions beside the directory: what they say of whom. */
export function buildPublishedFacts(
	directory: readonly DirectoryCollege[],
	aicteInstitutes: readonly AicteInstitute[],
	mentions: readonly ResolvedMention[],
): FactSource[] {
	const findUniversity = createUniversityFinder(directory);
	return [
		buildAicte(aicteInstitutes, directory, readDistricts(directory), findUniversity),
		buildUgc(findUniversity),
		buildAffiliations(directory),
		buildNmc(withPrintedNames(directory, mentions), findUniversity),
		buildUniversitySites(findUniversity),
		...buildInstitutionFacts(createInstitutionFinder(directory, mentions, readKnownNames())),
	];
}
