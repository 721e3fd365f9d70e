import type { Query } from "#pipeline/aicte/entries.ts";
import type { AicteMatch } from "#pipeline/aicte/resolve.ts";
import { toInstituteWords } from "#pipeline/aicte/words.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";

const PART =
	/^(the )?(department|dept|school|faculty|centre|center|institute|directorate|university (department|school|institute))\b/i;
const WITHIN = /\b(department|dept|school|faculty) of\b/i;
const UNIVERSITY_TYPES = /University/;

/**
 * A department, school or faculty that AICTE approves by itself is its university, where its name or address says whose it is and
 * the district agrees. Campuses elsewhere are not.
 */
export function findUniversity(
	{ institute, districts }: Query,
	universities: readonly DirectoryCollege[],
): AicteMatch | undefined {
	const { name, address, institutionType } = institute;
	const isPart = PART.test(name) || (UNIVERSITY_TYPES.test(institutionType) && WITHIN.test(name));
	if (!isPart || /^Private|aided/.test(institutionType)) return undefined;
	const text = UNIVERSITY_TYPES.test(institutionType) ? toPhrase(`${name} ; ${address}`) : toPhrase(name);
	const found = universities.filter(
		({ name, districtId }) => districts.includes(districtId ?? "") && text.includes(toPhrase(name.split(",")[0] ?? "")),
	);
	const [university, ...others] = found.toSorted((a, b) => b.name.length - a.name.length);
	if (university === undefined || others.some(({ name }) => name.length === university.name.length)) return undefined;
	return { collegeId: university.code, tier: 3, town: true, by: "university" };
}

/** Folded words with one word for every kind of university, between bars. */
function toPhrase(text: string): string {
	const words = toInstituteWords(text.replace(/vishwa ?vidyalaya|viswavidyalaya|vidyapeeth/gi, "university"));
	return `|${words.map(({ fold }) => fold).join("|")}|`;
}
