import type { AskCard } from "@uchit/contract/ask.schema.ts";
import { CutoffTrendQuery } from "@uchit/contract/cutoff-trend.schema.ts";
import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { COURSES } from "@uchit/contract/facet.ts";
import type { Database } from "#backend/db/client.ts";
import { listTrendRows, listTrendSeats } from "#backend/facts/queries/cutoffs/trend-rows.ts";
import { chooseSeat, type HeldSeat } from "#backend/facts/queries/cutoffs/trend-seat.ts";
import { joinSeries, type NamedSeries } from "#backend/facts/queries/cutoffs/trend-series.ts";
import { coursesOf } from "#backend/search/vocabulary/courses.ts";

export type CutoffWish = {
	college: { id: string; slug: string; name: string };
	exam: string | undefined;
	/** Slug of the contract's courses. */
	course: string | undefined;
	/** A social category, or a seat type as printed. */
	seatCategory: string | undefined;
	isForWomen: boolean;
	year: number | undefined;
	examName: (slug: string) => string;
};

/**
 * How the seat asked for closed in the newest year (or the one asked for), by the final round; without a branch the one that was
 * hardest to get. Undefined where no such seat has a figure: nothing near it is taken instead.
 */
export async function findCutoff(db: Database, wish: CutoffWish): Promise<AskCard | undefined> {
	const held = (await listTrendSeats(db, wish.college.id)).filter((seat) => fits(seat, wish));
	const { seat } = chooseSeat(held, CutoffTrendQuery.parse({}));
	if (seat === undefined) return undefined;
	const isScore = isScoreSpace(seat.rankSpace);
	const { series } = joinSeries(await listTrendRows(db, wish.college.id, seat));
	const chosen = chooseSeries(series, wish, isScore);
	const point = chosen?.points.find(({ year }) => year === wish.year) ?? chosen?.points.at(-1);
	if (chosen === undefined || point === undefined) return undefined;
	const before = chosen.points.filter(({ year }) => year < point.year).at(-1);
	return {
		kind: "cutoff",
		college: { slug: wish.college.slug, name: wish.college.name },
		exam: seat.exam,
		examName: wish.examName(seat.exam),
		programme: chosen.programme,
		year: point.year,
		round: point.round,
		closing: point.closing,
		isScore,
		seatType: seat.seatType,
		quota: seat.quota,
		gender: seat.gender,
		earlier: before && { year: before.year, closing: before.closing },
		askedYear: wish.year === point.year ? undefined : wish.year,
		isHardest: wish.course === undefined,
		sourceId: point.sourceId,
	};
}

function fits(seat: HeldSeat, { exam, seatCategory, isForWomen }: CutoffWish): boolean {
	if (exam !== undefined && seat.exam !== exam) return false;
	if (isForWomen && !/^female/i.test(seat.gender)) return false;
	if (seatCategory === undefined) return true;
	return !seat.pwd && (seat.socialCategory === seatCategory || seat.seatType === seatCategory);
}

/** Of the branch asked for, the programme that is nothing else and has the plainest name; of all, the hardest of the newest year. */
function chooseSeries(
	series: readonly NamedSeries[],
	{ course }: CutoffWish,
	isScore: boolean,
): NamedSeries | undefined {
	const newest = Math.max(...series.flatMap(({ points }) => points.map(({ year }) => year)));
	const current = series.filter(({ points }) => points.at(-1)?.year === newest);
	if (course === undefined) {
		const closing = ({ points }: NamedSeries) => (points.at(-1)?.closing ?? 0) * (isScore ? -1 : 1);
		return current.toSorted((a, b) => closing(a) - closing(b))[0];
	}
	const bit = 1 << COURSES.findIndex(({ slug }) => slug === course);
	const isOnly = ({ programme }: NamedSeries) => coursesOf(programme) === bit;
	return current
		.filter(({ programme }) => (coursesOf(programme) & bit) !== 0)
		.toSorted((a, b) => Number(isOnly(b)) - Number(isOnly(a)) || a.programme.length - b.programme.length)[0];
}
