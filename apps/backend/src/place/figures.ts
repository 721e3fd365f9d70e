import type { Subject } from "@uchit/contract/course.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { PlaceFigures } from "@uchit/contract/place.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { rankingListOf } from "@uchit/contract/ranking-list.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { CollegeRow } from "#backend/search/queries/search-rows.ts";
import { figuresOfCourse, leastFees } from "./figures-of-subject.ts";
import type { KnownFigures } from "./queries/known-figures.ts";
import { countEach, mostCommon, spreadOf } from "./spread.ts";

const MIN_SPREAD = 3;

type PlaceParts = {
	index: CollegeIndex;
	figures: KnownFigures;
	subject: Subject | undefined;
	numbers: readonly number[];
	colleges: readonly CollegeRow[];
};

export function buildFigures(
	{ index, figures }: Pick<PlaceParts, "index" | "figures">,
	numbers: readonly number[],
	subject: Subject | undefined,
	standing: PlaceFigures["standing"],
): PlaceFigures {
	const colleges = numbers.flatMap((number) => index.colleges[number] ?? []);
	const parts: PlaceParts = { index, figures, subject, numbers, colleges };
	const known = {
		standing: standing !== undefined && standing.of > 1 ? standing : undefined,
		ownership: countOwnership(parts),
		seats: sumSeats(parts),
		ranked: countRanked(parts),
		salaries: summariseSalaries(parts),
		closing: countClosing(parts),
		fees: summariseFees(parts),
		established: findOldest(parts),
		women: countWomen(parts),
	};
	return {
		total: numbers.length,
		inDirectory: colleges.filter(({ inDirectory }) => inDirectory).length,
		sourceId: mostCommon(colleges.map(({ sourceId }) => sourceId)) ?? "",
		kinds: [...countEach(colleges.map(({ kind }) => kind))]
			.map(([kind, count]) => ({ kind, count }))
			.toSorted((a, b) => b.count - a.count),
		...known,
		ownFigures: 1 + Object.values(known).filter((part) => part !== undefined).length,
	};
}

function countOwnership({ figures, colleges }: PlaceParts): PlaceFigures["ownership"] {
	const facts = colleges.flatMap(({ id }) => figures.ownerships.get(id) ?? []);
	const sourceId = mostCommon(facts.map((fact) => fact.sourceId));
	if (sourceId === undefined) return undefined;
	const counts = countEach(facts.map(({ value }) => value));
	const count = (value: string) => counts.get(value) ?? 0;
	return {
		known: facts.length,
		government: count("government"),
		aided: count("government-aided"),
		private: count("private"),
		sourceId,
	};
}

function sumSeats({ index, figures, subject, colleges }: PlaceParts): PlaceFigures["seats"] {
	const isOfSubject = subject !== undefined && subject.facet !== "category";
	const ofCourse = isOfSubject ? figuresOfCourse(figures, subject).seats : undefined;
	const rows = colleges.flatMap((college) => {
		const general = index.seats.get(college.id);
		const own = ofCourse === undefined ? general && { ...general, seats: general.value } : ofCourse.get(college.id);
		return own === undefined ? [] : [{ college, ...own }];
	});
	const year = mostCommon(rows.map((row) => row.year));
	const sourceId = mostCommon(rows.map((row) => row.sourceId));
	const [first, ...others] = rows;
	if (first === undefined || year === undefined || sourceId === undefined) return undefined;
	const most = others.reduce((best, row) => (row.seats > best.seats ? row : best), first);
	return {
		known: rows.length,
		seats: addUp(rows),
		government: addUp(rows.filter(({ college }) => figures.ownerships.get(college.id)?.value === "government")),
		year,
		most: { slug: most.college.slug, name: most.college.name, seats: most.seats },
		isOfSubject,
		sourceId,
	};
}

const addUp = (rows: readonly { seats: number }[]) => rows.reduce((sum, { seats }) => sum + seats, 0);

export function rankingListOfSubject(subject: Subject | undefined): RankingList {
	if (subject?.facet === "category") return rankingListOf([subject.categoryId]);
	const degree = subject?.facet === "degree" ? findDegree(subject.value) : undefined;
	return degree === undefined ? "overall" : rankingListOf([degree.categoryId]);
}

function countRanked({ index, subject, numbers }: PlaceParts): PlaceFigures["ranked"] {
	const list = rankingListOfSubject(subject);
	const places = list === "overall" ? index.bestPlaces : index.places.get(list);
	const standing = (list === "overall" ? undefined : index.orders.standings.get(list)) ?? index.orders.standing;
	const ranked = numbers.flatMap((number) => {
		const place = places?.get(number);
		const college = index.colleges[number];
		return place === undefined || college === undefined ? [] : [{ number, place, college }];
	});
	const year = ranked.reduce((newest, { place }) => Math.max(newest, place.year), 0);
	const [first, ...others] = ranked.filter(({ place }) => place.year === year);
	if (first === undefined || year < newestYear(index)) return undefined;
	const rankOf = ({ number }: { number: number }) => standing[number] ?? Number.POSITIVE_INFINITY;
	const best = others.reduce((leading, other) => (rankOf(other) < rankOf(leading) ? other : leading), first);
	const { college, place } = best;
	return {
		count: others.length + 1,
		year,
		best: {
			slug: college.slug,
			name: college.name,
			list: place.list,
			rank: place.rank ?? undefined,
			band: place.band ?? undefined,
		},
		sourceId: place.sourceId,
	};
}

const newestYears = new WeakMap<CollegeIndex, number>();

function newestYear(index: CollegeIndex): number {
	const known = newestYears.get(index);
	if (known !== undefined) return known;
	const newest = index.bestPlaces.values().reduce((year, place) => Math.max(year, place.year), 0);
	newestYears.set(index, newest);
	return newest;
}

/** The courses whose graduates each ranking reports: pay after B.Tech does not describe BCA, nor pay after MD describe MBBS. */
const REPORTED_IN: Partial<Record<RankingList, readonly string[]>> = {
	engineering: [
		...["btech", "computer-science", "artificial-intelligence", "information-technology", "cyber-security"],
		...["electronics", "electrical", "instrumentation", "mechanical", "mechatronics", "production", "automobile"],
		...["aerospace", "civil", "chemical", "metallurgy", "mining", "biotechnology", "food-technology", "textile"],
		"agricultural-engineering",
	],
	management: ["mba", "pgdm", "management"],
	pharmacy: ["bpharm", "pharmacy"],
	dental: ["bds", "dentistry"],
	architecture: ["barch", "architecture"],
};

function summariseSalaries({ index, subject, colleges }: PlaceParts): PlaceFigures["salaries"] {
	const byList = listSalaryLists(index, subject).map((rows) =>
		colleges.flatMap((college) => {
			const row = rows.get(college.id);
			return row === undefined ? [] : [{ college, row }];
		}),
	);
	const largest = byList.reduce((most, each) => (each.length > most.length ? each : most), []);
	const spread = spreadOf(largest.map(({ row }) => row.value));
	const best = largest.find(({ row }) => row.value === spread?.most);
	if (spread === undefined || spread.known < MIN_SPREAD || best === undefined) return undefined;
	const { list, level, cohort, sourceId } = best.row;
	return { ...spread, list, level, cohort, best: { slug: best.college.slug, name: best.college.name }, sourceId };
}

function listSalaryLists({ salaries }: CollegeIndex, subject: Subject | undefined) {
	if (subject === undefined) return [...salaries.values()];
	if (subject.facet === "category") {
		const own = salaries.get(rankingListOfSubject(subject));
		return own === undefined ? [...salaries.values()] : [own];
	}
	return [...salaries].flatMap(([list, rows]) => (REPORTED_IN[list]?.includes(subject.value) ? [rows] : []));
}

function countClosing({ figures, subject, colleges }: PlaceParts): PlaceFigures["closing"] {
	const admitted =
		subject === undefined || subject.facet === "category" ? undefined : figuresOfCourse(figures, subject).examsOf;
	const known = colleges.flatMap(({ id }) => {
		const rows = figures.counsellings
			.get(id)
			?.filter(({ exam }) => admitted?.get(id)?.has(exam) ?? admitted === undefined);
		return rows === undefined || rows.length === 0 ? [] : [rows];
	});
	const rows = known.flat();
	const sourceId = mostCommon(rows.map((row) => row.sourceId));
	if (sourceId === undefined) return undefined;
	const exams = [...countEach(rows.map(({ exam }) => exam))].toSorted((a, b) => b[1] - a[1]);
	return { known: known.length, exams: exams.map(([exam, count]) => ({ exam, count })), sourceId };
}

function summariseFees({ figures, subject, colleges }: PlaceParts): PlaceFigures["fees"] {
	const fees = leastFees(figures, subject);
	const ofColleges = colleges.flatMap(({ id }) => fees.get(id) ?? []);
	const covers = mostCommon(ofColleges.map((fee) => fee.covers));
	// Tuition alone and tuition with a development fee are not comparable.
	const known = ofColleges.filter((fee) => fee.covers === covers);
	const spread = spreadOf(known.map(({ amount }) => amount));
	const sourceId = mostCommon(known.map((fee) => fee.sourceId));
	const year = mostCommon(known.map((fee) => fee.year));
	if (spread === undefined || spread.known < MIN_SPREAD) return undefined;
	if (covers === undefined || sourceId === undefined || year === undefined) return undefined;
	return { ...spread, covers, year, sourceId };
}

function findOldest({ index, colleges }: PlaceParts): PlaceFigures["established"] {
	const [first, ...others] = colleges.flatMap((college) => {
		const row = index.established.get(college.id);
		return row === undefined ? [] : [{ college, row }];
	});
	if (first === undefined) return undefined;
	const oldest = others.reduce((best, other) => (other.row.value < best.row.value ? other : best), first);
	const { slug, name } = oldest.college;
	return { known: others.length + 1, oldest: { slug, name, year: oldest.row.value }, sourceId: oldest.row.sourceId };
}

function countWomen({ figures, colleges }: PlaceParts): PlaceFigures["women"] {
	const facts = colleges.flatMap(({ id }) => figures.womenOnly.get(id) ?? []).filter(({ value }) => value === "yes");
	const sourceId = mostCommon(facts.map((fact) => fact.sourceId));
	return sourceId === undefined ? undefined : { count: facts.length, sourceId };
}
