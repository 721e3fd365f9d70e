import type { AskCard } from "@uchit/contract/answer.ts";
import type { SeatPool } from "@uchit/contract/cutoff-kind.ts";
import { CutoffTrendQuery } from "@uchit/contract/cutoff-trend.ts";
import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import type { CourseSlug } from "@uchit/contract/facet-options.ts";
import type { Database } from "#backend/db/client.ts";
import { listTrendRows, listTrendSeats } from "#backend/facts/queries/cutoffs/trend-rows.ts";
import { chooseSeat, type KnownSeat } from "#backend/facts/queries/cutoffs/trend-seat.ts";
import { joinSeries, type NamedSeries } from "#backend/facts/queries/cutoffs/trend-series.ts";
import { coursesOf } from "#backend/search/vocabulary/courses.ts";
import { degreesOf } from "#backend/search/vocabulary/degrees.ts";

export type CutoffCardQuery = {
	college: { id: string; slug: string; name: string };
	exam: string | undefined;
	/** A programme has to be of each of them: "cse ai". */
	courses: readonly CourseSlug[];
	/** A subject that is not among the contract's courses, in words: "economics". */
	subject: string | undefined;
	degree: string | undefined;
	/** A social category, or a seat type as printed. */
	seatCategory: string | undefined;
	isForWomen: boolean;
	/** As JoSAA prints it: HS, OS, AI. */
	quota: string | undefined;
	/** The quota of the visitor's state. If there are no such seats, any quota counts. */
	homeQuota: "HS" | "OS" | undefined;
	isPwd: boolean;
	year: number | undefined;
	examName: (slug: string) => string;
};

/**
 * Final-round closing of the requested seat in the requested or newest year; without a branch, of the hardest one. Undefined if no such
 * seat has a figure: it never falls back to a similar seat.
 */
export async function findCutoff(
	db: Database,
	query: CutoffCardQuery,
): Promise<AskCard | { heldYear: number } | undefined> {
	const seats = await listTrendSeats(db, query.college.id);
	const exact = seats.filter((seat) => matchesSeatQuery(seat, query));
	const fitting = exact.length > 0 ? exact : seats.filter((seat) => isOfStatesObc(seat, query));
	// Women's seats count only if requested, or if there are no others.
	const everyones = query.isForWomen ? [] : fitting.filter(({ gender }) => !/^female/i.test(gender));
	const known = everyones.length > 0 ? everyones : fitting;
	const ofHome =
		query.homeQuota === undefined
			? []
			: known.filter((seat) => matchesSeatQuery(seat, { ...query, quota: query.homeQuota }));
	const found = (await findSeries(db, query, ofHome)) ?? (await findSeries(db, query, known));
	if (found === undefined) return undefined;
	const { seat, isScore, ofDegree, chosen } = found;
	const newest = chosen.points.at(-1);
	const point = query.year === undefined ? newest : chosen.points.find(({ year }) => year === query.year);
	if (newest === undefined) return undefined;
	if (point === undefined) return { heldYear: newest.year };
	const before = chosen.points.filter(({ year }) => year < point.year).at(-1);
	return {
		kind: "cutoff",
		college: { slug: query.college.slug, name: query.college.name },
		exam: seat.exam,
		examName: query.examName(seat.exam),
		programme: chosen.programme,
		year: point.year,
		round: point.round,
		closing: point.closing,
		isScore,
		seatType: seat.seatType,
		quota: seat.quota,
		gender: seat.gender,
		earlier: before && { year: before.year, closing: before.closing },
		...(seat.rankSpace.endsWith("-category") && seat.socialCategory !== "open" && { ofCategory: true as const }),
		isHardest: query.courses.length === 0 && query.subject === undefined && ofDegree.length > 1,
		sourceId: point.sourceId,
	};
}

/** The seat open to most people; if its pool lacks the branch, the next pool: Jadavpur's CSE is for the home state only. */
async function findSeries(db: Database, query: CutoffCardQuery, seats: readonly KnownSeat[]) {
	const { seat } = chooseSeat(seats, CutoffTrendQuery.parse({}));
	if (seat === undefined) return undefined;
	const isScore = isScoreSpace(seat.rankSpace);
	const { series } = joinSeries(await listTrendRows(db, query.college.id, seat));
	const ofDegree = series.filter(({ programme }) => isProgrammeOfDegree(seat.exam, programme, query.degree));
	const chosen = chooseSeries(ofDegree, query, isScore);
	if (chosen !== undefined) return { seat, isScore, ofDegree, chosen };
	// Another kind in the same pool: an OBC seat for the whole state, if the region has none.
	const isNext = (each: KnownSeat) =>
		each.exam === seat.exam &&
		POOLS_IN_TURN.has(each.pool) &&
		(each.pool !== seat.pool || (each.socialCategory === seat.socialCategory && each.seatType !== seat.seatType));
	return findSeries(db, query, seats.filter(isNext));
}

const POOLS_IN_TURN: ReadonlySet<SeatPool> = new Set(["all-india", "other-state", "home-state"]);

/** If the programme's name lacks its degree, a requested degree matches nothing. IIT (BHU)'s pharmacy is a B.Tech. */
function isProgrammeOfDegree(exam: string, programme: string, degree: string | undefined): boolean {
	const isOf = degree === "bpharm" && programme.startsWith("Pharmaceutical Engineering");
	return degree === undefined || isOf || degreesOf(exam, programme).some((each) => each === degree);
}

/** Each counselling has its own quota codes: Delhi's D, JoSAA's HS. */
const POOLS: Readonly<Record<string, SeatPool>> = { HS: "home-state", OS: "other-state", AI: "all-india" };

function matchesSeatQuery(seat: KnownSeat, { exam, seatCategory, isForWomen, quota, isPwd }: CutoffCardQuery): boolean {
	if (quota !== undefined && POOLS[quota] !== seat.pool) return false;
	if (isPwd !== seat.pwd && isPwd) return false;
	if (exam !== undefined && seat.exam !== exam && slugOf(seat.authority) !== exam) return false;
	if (isForWomen && !/^female/i.test(seat.gender)) return false;
	if (seatCategory === undefined) return true;
	return seat.pwd === isPwd && (seat.socialCategory === seatCategory || seat.seatType === seatCategory);
}

/** A state's OBC list differs from the central one but has the same letters: "GOBCS". */
function isOfStatesObc(seat: KnownSeat, query: CutoffCardQuery): boolean {
	const isObc = query.seatCategory === "obc-ncl" && POOLS_IN_TURN.has(seat.pool) && /^[GL]?OBC/.test(seat.seatType);
	return isObc && matchesSeatQuery(seat, { ...query, seatCategory: seat.seatType });
}

/** "JAC Delhi" fills its seats by another body's exam, but is searched by its own name. */
function slugOf(authority: string): string {
	return authority.toLowerCase().replaceAll(" ", "-");
}

/** The plainest programme of the requested branch; without a branch, the hardest of the newest year. */
function chooseSeries(
	series: readonly NamedSeries[],
	{ courses, subject }: CutoffCardQuery,
	isScore: boolean,
): NamedSeries | undefined {
	const newest = Math.max(...series.flatMap(({ points }) => points.map(({ year }) => year)));
	const current = series.filter(({ points }) => points.at(-1)?.year === newest);
	if (courses.length === 0 && subject === undefined) {
		const closing = ({ points }: NamedSeries) => (points.at(-1)?.closing ?? 0) * (isScore ? -1 : 1);
		return current.toSorted((a, b) => closing(a) - closing(b))[0];
	}
	const isOf = ({ programme }: NamedSeries) =>
		courses.length === 0
			? programme.toLowerCase().includes(subject ?? "")
			: courses.every((course) => coursesOf(programme).includes(course));
	const isOnly = ({ programme }: NamedSeries) => coursesOf(programme).length === courses.length;
	return current
		.filter(isOf)
		.toSorted((a, b) => Number(isOnly(b)) - Number(isOnly(a)) || a.programme.length - b.programme.length)[0];
}
