import { type DirectoryIndex, indexEntries, type Query, sameSpelling, toQuery } from "#pipeline/aicte/entries.ts";
import { type Candidate, compareCandidates, judgeMatch, type Tier } from "#pipeline/aicte/judge.ts";
import { isBelowDegree } from "#pipeline/aicte/own.ts";
import { readDistricts } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import { toInstituteWords } from "#pipeline/aicte/words.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toWords } from "#pipeline/text/words.ts";

type PairedBy = "words" | "spelling" | "without-society" | "before-the-address" | "university";
/** `town`: both name the same town, not only the district. */
export type AicteMatch = { collegeId: string; tier: Tier; town: boolean; by: PairedBy };

/**
 * Pairs institutes with the directory: all words of the name, in the same state, and the same district or a town that both name. Two
 * candidates mean no pair; an institute without a candidate stands alone.
 */
export function pairInstitutes(
	institutes: readonly AicteInstitute[],
	directory: readonly DirectoryCollege[],
	districtsOf = readDistricts(directory),
): Map<string, AicteMatch> {
	const index = indexEntries(directory);
	const universities = directory.filter(({ kind }) => kind === "university");
	const alike = Map.groupBy(institutes, nameInState);
	const found = institutes.flatMap((institute) => {
		const query = toQuery(
			institute,
			districtsOf,
			index,
			new Set(alike.get(nameInState(institute))?.map(({ district }) => district)).size,
		);
		const match = choose(query, index) ?? findUniversity(query, universities);
		return match === undefined ? [] : [{ institute, match }];
	});
	const claims = Map.groupBy(found, ({ match }) => match.collegeId);
	return new Map(
		found
			.filter((claim) => !isOutclaimed(claim, claims.get(claim.match.collegeId) ?? []))
			.map(({ institute, match }) => [institute.id, match]),
	);
}

function nameInState({ name, state }: AicteInstitute): string {
	return `${state}|${toWords(name).join(" ")}`;
}

type Claim = { institute: AicteInstitute; match: AicteMatch };

/**
 * Several approvals of one college share one name, ignoring brackets such as "(MCA)". With several names the nearest wins, and among
 * equal names the one in the college's town. Departments share their university.
 */
function isOutclaimed({ institute, match }: Claim, claims: readonly Claim[]): boolean {
	if (match.collegeId.startsWith("U-")) return false;
	return claims.some((claim) => {
		const oneName = claim.match.tier === match.tier || bareName(claim.institute) === bareName(institute);
		const nearer = claim.match.tier < match.tier;
		return oneName ? !match.town && (claim.match.town || (nearer && match.tier === 4)) : nearer;
	});
}

function bareName({ name }: AicteInstitute): string {
	return toWords(name.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")).join(" ");
}

function choose(query: Query, index: DirectoryIndex): AicteMatch | undefined {
	const sorted = index
		.near(query)
		.map((entry) => judgeMatch(query, entry))
		.filter((found) => found !== undefined)
		.sort(compareCandidates);
	const [first] = sorted;
	if (first === undefined) return undefined;
	const best = sorted.filter((candidate) => compareCandidates(candidate, first) === 0);
	const college = breakTie(best, query);
	return college && { collegeId: college.code, tier: first.tier, town: first.town, by: BY[first.tier] };
}

const BY: Record<Tier, PairedBy> = { 1: "words", 2: "spelling", 3: "without-society", 4: "before-the-address" };

function breakTie(best: readonly Candidate[], query: Query): DirectoryCollege | undefined {
	const ordered = best.filter(({ entry }) => sameSpelling(entry.variants[0] ?? [], query.variants[0] ?? []));
	const raw = toWords(query.institute.name).join(" ");
	const spelt = ordered.filter(({ entry }) => toWords(entry.name).join(" ") === raw);
	for (const group of [spelt, ordered, best]) {
		const colleges = [...new Map(group.map(({ entry }) => [entry.college.code, entry.college])).values()];
		if (colleges.length > 0)
			return colleges.length === 1 ? colleges[0] : (twinOf(colleges, query) ?? firstByCode(colleges));
	}
	return undefined;
}

/** The directory lists a college and its diploma or PGDM wing under one name, as C and S: the courses decide. */
function twinOf(colleges: readonly DirectoryCollege[], { institute }: Query): DirectoryCollege | undefined {
	const [first, second, ...others] = colleges.toSorted((a, b) => (a.code < b.code ? -1 : 1));
	if (first?.kind !== "college" || second?.kind !== "standalone" || others.length > 0) return undefined;
	return isBelowDegree(institute) ? second : first;
}

/** The directory lists West Bengal's colleges once per university code: the lowest is that of the first courses. */
function firstByCode(colleges: readonly DirectoryCollege[]): DirectoryCollege | undefined {
	const coded = colleges.map((college) => ({ college, parts: /^(.*?)\s+(\d{3})$/.exec(college.name.trim()) }));
	const names = new Set(coded.map(({ parts }) => parts?.[1]?.toLowerCase()));
	if (names.size !== 1 || names.has(undefined)) return undefined;
	return coded.toSorted((a, b) => Number(a.parts?.[2]) - Number(b.parts?.[2]))[0]?.college;
}

const PART =
	/^(the )?(department|dept|school|faculty|centre|center|institute|directorate|university (department|school|institute))\b/i;
const WITHIN = /\b(department|dept|school|faculty) of\b/i;
const UNIVERSITY_TYPES = /University/;

/**
 * A department, school or faculty with its own approval belongs to its university if its name or address names it and the district
 * agrees. Campuses elsewhere do not.
 */
function findUniversity(
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

function toPhrase(text: string): string {
	const words = toInstituteWords(text.replace(/vishwa ?vidyalaya|viswavidyalaya|vidyapeeth/gi, "university"));
	return `|${words.map(({ fold }) => fold).join("|")}|`;
}
