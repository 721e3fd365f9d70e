import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import type { Fee } from "@uchit/contract/fee.ts";
import type { Courses } from "@uchit/contract/intake.ts";
import { MIN_PEOPLE, type Placement } from "@uchit/contract/outcome.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import type { Figure } from "./phrases/judge.ts";
import { toClaimWords } from "./phrases/words.ts";
import type { ClosingRow } from "./queries/closings.ts";
import type { RankRow } from "./queries/ranks.ts";

export function rankFigures(rows: readonly RankRow[], slug: string): Figure[] {
	return rows.flatMap(({ list, year, rank, band, sourceId }): Figure[] => {
		const value = rank ?? band;
		if (value === null) return [];
		const figure = { value, unit: "rank", year, list: RankingList.parse(list), sourceId } as const;
		return [{ value, named: { year: `${year}`, list }, ours: { ...figure, of: [], href: `/college/${slug}` } }];
	});
}

/** Medians in rupees; or the percentage placed, of all graduates and of those not in higher studies, and the number placed. */
export function graduateFigures(
	placements: readonly Placement[],
	kind: "median" | "placed" | "package",
	slug: string,
): Figure[] {
	return placements.flatMap((placement): Figure[] => {
		const { list, year: report, level, cohort: year, graduated, placed, higherStudies, sourceId } = placement;
		const isDoubtful = placement.mark !== undefined;
		const common = { year, placed, graduated, higherStudies, list, level, of: [], sourceId };
		const named = { year: `${year}`, report: `${report}`, list, level };
		const toFigure = (value: number | undefined, unit: "rupees" | "percent" | "people", measure?: string): Figure[] =>
			value === undefined
				? []
				: [
						{
							value,
							isDoubtful,
							named: { ...named, ...(measure !== undefined && { measure }) },
							ours: { ...common, value, unit, href: `/college/${slug}/placements` },
						},
					];
		if (kind !== "placed") return toFigure(placement.medianSalary, "rupees");
		if (placed === undefined || graduated === undefined || graduated < MIN_PEOPLE) return [];
		const rest = graduated - (higherStudies ?? 0);
		return [
			...toFigure((100 * placed) / graduated, "percent", "share"),
			...toFigure(placed, "people", "count"),
			...(higherStudies && rest >= MIN_PEOPLE ? toFigure((100 * placed) / rest, "percent", "share-of-others") : []),
		];
	});
}

/** Seats by authority, level and course, and an authority's total; of one campus only. */
export function seatFigures({ items }: Courses, slug: string): Figure[] {
	const ofCampus = items.filter(
		({ mode, seats }) => seats !== undefined && (mode === "regular" || mode === "part-time"),
	);
	const sum = (group: Courses["items"], programme: string, level?: string): Figure[] => {
		const [first] = group;
		if (first === undefined) return [];
		const { authority, year, sourceId } = first;
		const value = group.reduce((total, { seats = 0 }) => total + seats, 0);
		const details = [authority.toUpperCase(), programme].filter((each) => each !== "");
		return [
			{
				value,
				named: {
					year: `${year}`,
					authority,
					programme: foldProgramme(programme),
					...(level !== undefined && { level }),
				},
				ours: { value, unit: "seats", year, of: details, sourceId, href: `/college/${slug}/courses` },
			},
		];
	};
	const courses = Map.groupBy(ofCampus, ({ authority, year, level, course }) =>
		[authority, year, level, course].join("|"),
	);
	const totals = Map.groupBy(ofCampus, ({ authority, year }) => `${authority}|${year}`);
	return [
		...[...totals.values()].flatMap((group) => sum(group, "")),
		...[...courses.values()].flatMap((group) => sum(group, group[0]?.course ?? "", group[0]?.level)),
	];
}

export function feeFigures(fees: readonly Fee[], slug: string): Figure[] {
	return fees.map(({ authority, year, programme, quota, covers, amount: value, sourceId }) => ({
		value,
		named: {
			...{ year: `${year}`, authority, programme: foldProgramme(programme), measure: "year" },
			...(quota !== "all" && quota !== "unstated" && { quota }),
			covers: covers.startsWith("tuition") ? "tuition" : covers,
		},
		ours: {
			value,
			unit: "rupees",
			year,
			of: [programme, authority, covers],
			sourceId,
			href: `/college/${slug}/fees`,
		},
	}));
}

const COMMON = /crl$|air$|merit$|gate-score$/;

export function closingFigures(rows: readonly ClosingRow[], slug: string): Figure[] {
	const folded = new Map(
		[...new Set(rows.map(({ programme }) => programme))].map((each) => [each, foldProgramme(each)]),
	);
	return rows.map((row) => {
		const { exam, authority, year, round, isLast, programme, pool, quota, seatType, gender, rankSpace, sourceId } = row;
		const isScore = rankSpace.endsWith("score");
		return {
			value: row.closing,
			isLastRound: isLast,
			named: {
				...{ year: `${year}`, exam, authority, programme: folded.get(programme), pool, seatType, gender },
				...(round !== null && { round: `${round}` }),
				level: /\((\d) Years?,/.exec(programme)?.[1] ?? "",
				measure: isScore ? "score" : "rank",
				space: rankSpace.endsWith("-category") ? "category" : COMMON.test(rankSpace) ? "common" : rankSpace,
			},
			ours: {
				value: row.closing,
				unit: isScore ? "score" : "rank",
				year,
				sourceId,
				of: [programme, authority, seatType, quota, gender, round === null ? "" : `round ${round}`].filter(
					(each) => each !== "",
				),
				href: `/college/${slug}/cutoffs`,
			},
		};
	});
}

export function factFigures(
	facts: readonly CollegeFact[],
	field: "established" | "recognised-by",
	slug: string,
): Figure[] {
	return facts.flatMap((fact): Figure[] => {
		const { value: text, printed, year, sourceId } = fact;
		const href = `/college/${slug}`;
		if (field === "established" && fact.field === field)
			return [{ value: Number(text), named: {}, ours: { value: Number(text), unit: "year", of: [], sourceId, href } }];
		const isBody = fact.field === field || fact.field === "university-type" || fact.field === "ownership";
		if (field === "established" || !isBody) return [];
		const named = year === undefined ? {} : { year: `${year}` };
		return [{ value: text, named, ours: { value: text, unit: "text", year, of: [printed], sourceId, href } }];
	});
}

/** Folds a programme's name without the length and degree that every list prints: "Civil Engineering (4 Years, Bachelor of Technology)". */
function foldProgramme(printed: string): string {
	const bracket = printed.endsWith(")") ? printed.search(/\(\d Years?,/) : -1;
	return toClaimWords(bracket === -1 ? printed : printed.slice(0, bracket)).trim();
}
