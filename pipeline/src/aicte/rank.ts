import { readAffiliations } from "#pipeline/affiliations/read.ts";
import { createUniversityFinder } from "#pipeline/affiliations/universities.ts";
import { toPin } from "#pipeline/aicte/facts.ts";
import {
	compareNames,
	isTelling,
	type Likeness,
	type Name,
	type Surroundings,
	toName,
} from "#pipeline/aicte/likeness.ts";
import { foldSet } from "#pipeline/aicte/names.ts";
import { readPairs } from "#pipeline/aicte/pairs.ts";
import { readDistricts, withNeighbours } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import { toInstituteWords, type Word } from "#pipeline/aicte/words.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";

/** `district`: the printed one or its successor · `near`: one that was one with it · `other`: elsewhere in the state · `unknown`: the list names none. */
export type Nearness = "district" | "near" | "other" | "unknown";

export type RankedCandidate = {
	college: DirectoryCollege;
	name: Name;
	likeness: Likeness;
	nearness: Nearness;
	/** Whether the university of 2015 is the one that AICTE prints; undefined where either is unknown. */
	sameUniversity: boolean | undefined;
	/** Institutes of AICTE that are paired with it already. */
	claims: readonly AicteInstitute[];
	/** How much of both names is explained, with place, PIN and university; orders, and decides nothing. */
	score: number;
};

export type RankedInstitute = { institute: AicteInstitute; seats: number; candidates: RankedCandidate[] };

const MOST = 5;

/** Each institute that is paired with nobody, with the institutions of its state that it may be: largest intake first. */
export function rankCandidates(
	institutes: readonly AicteInstitute[],
	directory: readonly DirectoryCollege[],
): RankedInstitute[] {
	const pairs = readPairs();
	const claims = Map.groupBy(institutes, ({ id }) => pairs.get(id) ?? "");
	const districtsOf = readDistricts(directory);
	const nearDistrictsOf = withNeighbours(districtsOf);
	const findUniversity = createUniversityFinder(directory);
	const universityOf = new Map(readAffiliations().map((row) => [row.collegeCode ?? "", row.universityCode]));
	const names = directory
		.filter(({ kind }) => kind !== "research")
		.map((college) => ({ college, names: [college.name, ...college.otherNames].map(toName) }))
		.map((entry) => ({ ...entry, folds: new Set(entry.names.flatMap(({ words }) => words.map(({ fold }) => fold))) }));
	const byState = Map.groupBy(names, ({ college }) => college.stateSlug ?? "");
	const weights = new Map(
		[...byState].map(([state, entries]) => [state, toWeights(entries.map((entry) => entry.names))]),
	);
	const rank = (institute: AicteInstitute): RankedInstitute => {
		const state = districtsOf(institute)[0]?.split("/")[0] ?? toStateSlug(institute.state) ?? "";
		const own = toName(institute.name);
		const around: Surroundings = {
			address: toInstituteWords(institute.address),
			pin: toPin(institute.address),
			place: foldSet(`${institute.district} ${institute.state}`),
		};
		const weigh = weights.get(state) ?? (() => 1);
		const university = findUniversity({ name: institute.university, stateSlug: state });
		const districts = nearDistrictsOf(institute);
		const telling = new Set(own.words.filter(isTelling).map(({ fold }) => fold));
		const worth = (byState.get(state) ?? []).filter(
			({ college, folds }) =>
				districts.includes(college.districtId ?? "") || [...telling].some((fold) => folds.has(fold)),
		);
		const candidates = worth.flatMap(({ college, names: others }) => {
			const printed = universityOf.get(college.code);
			const known = {
				college,
				nearness: nearnessOf(college, districtsOf(institute), districts),
				sameUniversity: university === undefined || printed === undefined ? undefined : university === printed,
				claims: claims.get(college.code) ?? [],
			};
			const [best] = others
				.map((name) => {
					const likeness = compareNames(own, name, around);
					return { ...known, name, likeness, score: scoreOf(likeness, known, weigh) };
				})
				.sort((a, b) => b.score - a.score);
			return best === undefined || best.score < 0.3 ? [] : [best];
		});
		const sorted = candidates.sort((a, b) => b.score - a.score);
		const least = Math.max(
			(sorted[0]?.score ?? 0) - 0.35,
			sorted[1] === undefined ? 0 : Math.min(0.5, sorted[1].score - 0.01),
		);
		return {
			institute,
			seats: seatsOf(institute),
			candidates: sorted.filter(({ score }) => score > least).slice(0, MOST),
		};
	};
	return institutes
		.filter(({ id }) => !pairs.has(id))
		.map(rank)
		.sort((a, b) => b.seats - a.seats);
}

export function seatsOf({ courses }: AicteInstitute): number {
	return courses.reduce((sum, { intake }) => sum + (/^\d+$/.test(intake) ? Number(intake) : 0), 0);
}

function nearnessOf({ districtId }: DirectoryCollege, own: readonly string[], near: readonly string[]): Nearness {
	if (districtId === undefined) return "unknown";
	if (own.includes(districtId)) return "district";
	return near.includes(districtId) ? "near" : "other";
}

type Weigh = (word: Word) => number;

/** A word that few institutions of the state have says more: the logarithm of their share. */
function toWeights(names: readonly Name[][]): Weigh {
	const counts = new Map<string, number>();
	for (const group of names) {
		const folds = new Set(group.flatMap(({ words }) => words.map(({ fold }) => fold)));
		for (const fold of folds) counts.set(fold, (counts.get(fold) ?? 0) + 1);
	}
	return ({ fold }) => Math.log((names.length + 1) / ((counts.get(fold) ?? 0) + 0.5)) / 3;
}

const NEARNESS: Record<Nearness, number> = { district: 0.2, near: 0.1, unknown: 0.05, other: -0.15 };

function scoreOf(
	{ same, spelt, missing, extra, tail, kinds, looseKinds, confirmed, samePin }: Likeness,
	{ nearness, sameUniversity, claims }: Pick<RankedCandidate, "nearness" | "sameUniversity" | "claims">,
	weigh: Weigh,
): number {
	const sum = (words: readonly Word[]) => words.reduce((total, word) => total + weigh(word), 0);
	const agreed = sum(same) + 0.6 * sum(spelt) + 0.5 * sum(confirmed);
	// "Engineering College, Bikaner" names its place and nothing else.
	if (agreed === 0 && !samePin)
		return kinds.length + missing.length + extra.length + tail.length > 0
			? 0
			: 0.6 - 0.1 * looseKinds.length + NEARNESS[nearness];
	const share =
		agreed /
		(agreed +
			0.7 * sum(missing) +
			0.6 * sum(extra) +
			0.25 * sum(tail) +
			0.8 * kinds.length +
			0.25 * looseKinds.length +
			0.3);
	const university = sameUniversity === undefined ? 0 : sameUniversity ? 0.05 : -0.05;
	return share + NEARNESS[nearness] + (samePin ? 0.2 : 0) + university - (claims.length > 0 ? 0.08 : 0);
}
