import { CollegeQuery } from "@uchit/contract/college.ts";
import {
	type ClosingSpread,
	COURSE_PAGES,
	type Course,
	type CourseEntry,
	type Subject,
} from "@uchit/contract/course.ts";
import { GENERAL_POOLS, isGeneralPool } from "@uchit/contract/cutoff-use.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { PlaceFigures } from "@uchit/contract/place.ts";
import { buildFigures } from "#backend/place/figures.ts";
import { figuresOfCourse } from "#backend/place/figures-of-subject.ts";
import { isIndexable, type PlaceData, rankStates } from "#backend/place/place.ts";
import type { ClosingRow } from "#backend/place/queries/known-figures.ts";
import { countEach, mostCommon, spreadOf } from "#backend/place/spread.ts";
import { countSubjects, membersOf } from "#backend/place/subject-members.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { findColleges } from "#backend/search/find.ts";

type CourseSubject = (typeof COURSE_PAGES)[number];

/** Courses that some institution is shown to teach, the most taught first. Takes a second and yields to other work: cache the result. */
export async function listCourses(known: PlaceData): Promise<CourseEntry[]> {
	const found: { course: CourseSubject; figures: PlaceFigures; members: ReadonlySet<number> }[] = [];
	for (const course of COURSE_PAGES) {
		await yieldToLoop();
		const members = new Set(membersInIndia(known, course));
		if (members.size > 0) found.push({ course, members, figures: figuresOf(known, course) });
	}
	const sorted = found.toSorted((a, b) => b.members.size - a.members.size);
	return sorted.map(({ course, figures, members }, place) => ({
		...entryOf(course),
		total: figures.total,
		seats: figures.seats,
		isIndexable:
			isIndexable(figures, course) && sorted.slice(0, place).every((larger) => !areAlike(members, larger.members)),
	}));
}

/** If two courses share this part of their institutions, one page would repeat the other. */
const ALIKE_PART = 0.8;
/** A course at fewer institutions has few figures of its own: it counts as alike if enough of it is taught with a larger one. */
const SMALL = 150;
const SMALL_ALIKE_PART = 0.6;

function areAlike(one: ReadonlySet<number>, larger: ReadonlySet<number>): boolean {
	const both = one.intersection(larger).size;
	const isSmall = larger.size < SMALL && both > SMALL_ALIKE_PART * one.size;
	return isSmall || both > ALIKE_PART * one.union(larger).size;
}

type FoundCourse = Omit<Course, "sources" | "isIndexable">;

type FoundCourses = { figures: PlaceData["figures"]; bySlug: Map<string, FoundCourse | undefined> };

const cache = new WeakMap<PlaceData["index"], FoundCourses>();

/** Undefined if no institution is shown to teach the course; without sources. Takes some 100 ms, once per index and figures. */
export function findCourse(known: PlaceData, course: CourseSubject): FoundCourse | undefined {
	const cached = cache.get(known.index);
	const { bySlug } = cached?.figures === known.figures ? cached : cacheCourses(known);
	if (!bySlug.has(course.slug)) bySlug.set(course.slug, buildCourse(known, course));
	return bySlug.get(course.slug);
}

function cacheCourses({ index, figures }: PlaceData): FoundCourses {
	const found: FoundCourses = { figures, bySlug: new Map() };
	cache.set(index, found);
	return found;
}

function buildCourse(known: PlaceData, course: CourseSubject): FoundCourse | undefined {
	const { index, figures: available } = known;
	const figures = figuresOf(known, course);
	if (figures.total === 0) return undefined;
	const { approved, admitted, closing } = figuresOfCourse(available, course);
	const members = new Set(membersInIndia(known, course).flatMap((number) => index.colleges[number]?.id ?? []));
	const isApproved = new Set(approved.map(({ collegeId }) => collegeId).filter((id) => members.has(id)));
	const isAdmitting = new Set(admitted.map(({ collegeId }) => collegeId).filter((id) => members.has(id)));
	return {
		...entryOf(course),
		figures,
		evidence: {
			approved: isApproved.size,
			admitted: isAdmitting.size,
			listed: members.size - isApproved.union(isAdmitting).size,
		},
		levels: countInstitutions(approved, ({ level }) => level).map(([level, count]) => ({ level, count })),
		printed: countInstitutions(approved, (row) => toTitleCase(row.course))
			.slice(0, MAX_NAMES)
			.map(([name, count]) => ({ name, count })),
		states: listStates(known, course),
		closing: listClosingSpreads(known, closing),
		related: listRelated(known, course),
		items: findColleges(index, { ...CollegeQuery.parse({}), [course.facet]: [course.value] }).items,
	};
}

const MAX_NAMES = 6;

const SMALL_WORDS = new Set(["and", "of", "in", "for", "with"]);

function toTitleCase(printed: string): string {
	const words = printed.toLowerCase().replaceAll("&", " and ").match(/\S+/g) ?? [];
	return words
		.map((word) => (SMALL_WORDS.has(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase())))
		.join(" ");
}

function entryOf({ slug, facet }: CourseSubject): Pick<CourseEntry, "slug" | "facet" | "categoryId"> {
	return { slug, facet, categoryId: facet === "degree" ? findDegree(slug)?.categoryId : undefined };
}

function membersInIndia({ index }: PlaceData, course: Subject): readonly number[] {
	return membersOf(
		index,
		index.colleges.map((_, number) => number),
		course,
	);
}

function figuresOf(known: PlaceData, course: Subject) {
	return buildFigures(known, membersInIndia(known, course), course, undefined);
}

function countInstitutions<Row extends { collegeId: string }>(
	rows: readonly Row[],
	nameOf: (row: Row) => string,
): [string, number][] {
	const pairs = new Set(rows.map((row) => `${row.collegeId}\n${nameOf(row)}`));
	const counts = countEach([...pairs].map((pair) => pair.slice(pair.indexOf("\n") + 1)));
	return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

function listStates(known: PlaceData, course: Subject): Course["states"] {
	const { seats } = figuresOfCourse(known.figures, course);
	return rankStates(known.index, course).map(({ numbers, ...state }) => {
		const seatRows = numbers.flatMap((number) => seats.get(known.index.colleges[number]?.id ?? "") ?? []);
		return {
			...state,
			known: seatRows.length,
			seats: seatRows.length === 0 ? undefined : seatRows.reduce((sum, row) => sum + row.seats, 0),
		};
	});
}

/** With fewer institutions no spread is shown. */
const MIN_CLOSING = 5;
const MAX_CLOSING = 10;

function listClosingSpreads({ index }: PlaceData, rows: readonly ClosingRow[]): ClosingSpread[] {
	const groups = Map.groupBy(
		rows.filter(({ pool }) => isGeneralPool(pool)),
		({ authority, exam, rankSpace, pool }) => `${authority} ${exam} ${rankSpace} ${pool}`,
	);
	return [...groups.values()]
		.flatMap((group) => toSpread(index, group) ?? [])
		.filter(({ known }) => known >= MIN_CLOSING)
		.toSorted((a, b) => GENERAL_POOLS.indexOf(a.pool) - GENERAL_POOLS.indexOf(b.pool) || b.known - a.known)
		.slice(0, MAX_CLOSING);
}

function toSpread(index: PlaceData["index"], group: readonly ClosingRow[]): ClosingSpread | undefined {
	const last = new Map<string, ClosingRow>();
	for (const row of group) {
		const rival = last.get(row.collegeId);
		if (rival === undefined || row.closingRank > rival.closingRank) last.set(row.collegeId, row);
	}
	const closing = [...last.values()];
	const spread = spreadOf(closing.map(({ closingRank }) => closingRank));
	const first = closing.find(({ closingRank }) => closingRank === spread?.least);
	const college = index.colleges[index.numbers.get(first?.collegeId ?? "") ?? -1];
	if (spread === undefined || first === undefined || college === undefined) return undefined;
	const { exam, authority, rankSpace, pool, year, round } = first;
	return {
		...spread,
		...{ exam, authority, rankSpace, pool, year },
		round: round ?? undefined,
		hardest: { slug: college.slug, name: college.name },
		sourceId: mostCommon(group.map(({ sourceId }) => sourceId)) ?? first.sourceId,
	};
}

const MAX_RELATED = 8;

function listRelated(known: PlaceData, course: Subject): Course["related"] {
	return countSubjects(known.index, membersInIndia(known, course))
		.filter(({ subject }) => subject.facet !== "category" && subject.slug !== course.slug)
		.slice(0, MAX_RELATED)
		.map(({ subject, count }) => ({ slug: subject.slug, count }));
}
