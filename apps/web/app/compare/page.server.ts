import type { ComparedCollege, Comparison } from "@uchit/contract/compare.ts";
import type { Source } from "@uchit/contract/source.ts";
import { loadCutoffTrends } from "#app/college/cutoffs/data.server.ts";
import { parseTrendSearch } from "#app/college/cutoffs/trend-search.ts";
import { getCourses } from "#app/college/data.server.ts";
import { getExam } from "#app/exam/data.server.ts";
import { findHardestClosing } from "#app/facts/hardest-closing.ts";
import { mergeSources } from "#app/facts/sources.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { type CandidateCells, type DecisiveRow, decisiveRows, isOfLevel, listCandidateCells } from "./decisive.ts";
import { COMPARE_LEVELS, type CompareLevel } from "./search.ts";

export type Decisive = {
	level: CompareLevel;
	levels: readonly CompareLevel[];
	rows: DecisiveRow[];
	offers: CandidateCells[];
	undated: string[];
	exams: string[];
	sources: Source[];
};

export async function loadDecisive(
	request: RequestContext,
	{ items, newest, sources }: Pick<Comparison, "items" | "newest" | "sources">,
	requestedLevel: CompareLevel | undefined,
): Promise<Decisive> {
	const exams = await levelsOfExams(request, items);
	const levels = COMPARE_LEVELS.filter((level) =>
		items.some(
			({ placements, reported, cutoffs }) =>
				[...placements, ...reported].some((row) => isOfLevel(row, level)) ||
				cutoffs.some(({ exam }) => exams.get(exam) === level),
		),
	);
	const [first = "ug"] = levels;
	const level = requestedLevel !== undefined && levels.includes(requestedLevel) ? requestedLevel : first;
	const isUsual = byFrequency(items.flatMap(({ cutoffs }) => [...new Set(cutoffs.map(({ exam }) => exam))]));
	const found = await Promise.all(
		items.map(async (college) => {
			const cutoffs = college.cutoffs.filter(({ exam }) => exams.get(exam) === level);
			const [exam] = cutoffs.map(({ exam }) => exam).toSorted(isUsual);
			const [trend, courses] = await Promise.all([
				exam === undefined ? undefined : loadClosing(request, college.slug, exam),
				college.seats.length === 0 ? undefined : getCourses(request, college.slug),
			]);
			const isUndated = exam !== undefined && trend === undefined;
			return {
				undated: isUndated ? college.slug : undefined,
				exams: cutoffs,
				offers: listCandidateCells(
					college,
					{ closing: trend?.closing, courses: courses?.items ?? [] },
					{ level, newest },
				),
				trend,
				courses,
			};
		}),
	);
	const offers = found.map((each) => each.offers);
	const rows = decisiveRows(offers);
	const all = found.reduce(
		(merged, { trend, courses }) => mergeSources(merged, [...(trend?.sources ?? []), ...(courses?.sources ?? [])]),
		[...sources],
	);
	const undated = found.flatMap((each) => each.undated ?? []);
	const taken = found.flatMap((each) => each.exams.map(({ exam }) => exam));
	return {
		level,
		levels,
		rows,
		offers,
		undated,
		exams: [...new Set(taken)].toSorted(isUsual),
		sources: all,
	};
}

/** The closing of the most competitive seat by this exam; undefined if no closing rank has a year. */
async function loadClosing(request: RequestContext, slug: string, exam: string) {
	const search = { ...parseTrendSearch(new URLSearchParams()), exam };
	const { trends, series, sources } = await loadCutoffTrends(request, slug, search);
	const closing = findHardestClosing({ seat: trends.trend.seat, series });
	return closing && { closing, sources };
}

async function levelsOfExams(
	request: RequestContext,
	items: readonly Pick<ComparedCollege, "cutoffs">[],
): Promise<ReadonlyMap<string, CompareLevel>> {
	const slugs = [...new Set(items.flatMap(({ cutoffs }) => cutoffs.map(({ exam }) => exam)))];
	const exams = await Promise.all(slugs.map((slug) => getExam(request, slug)));
	const isAfterDegree = (level: string | undefined) => level === "postgraduate" || level === "research";
	return new Map(slugs.map((slug, place) => [slug, isAfterDegree(exams[place]?.level) ? "pg" : "ug"]));
}

function byFrequency(values: readonly string[]): (one: string, other: string) => number {
	const counts = new Map([...Map.groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]));
	return (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0);
}
