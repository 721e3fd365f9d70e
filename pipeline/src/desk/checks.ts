import { listAgainstOdds } from "#pipeline/cutoffs/odds.ts";
import type { PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import type { Seat } from "./compare.ts";

const MIN_SEATS = 8;
const MAX_MOVED = 1.5;
const MAX_NAMED = 12;

type Read = readonly (Omit<Seat, "isLast"> & { isLast: boolean })[];

export function listFailedChecks(read: Read, before: readonly Seat[], printed: readonly PrintedCutoff[]): string[] {
	return [
		...listReversedRanks(printed),
		...listVanishedKinds(read, before),
		...movedMedians(read, before),
		...movedColumns(printed),
	];
}

function listReversedRanks(printed: readonly PrintedCutoff[]): string[] {
	const rows = printed.filter(
		({ openingRank, closingRank, mark }) =>
			openingRank !== undefined && closingRank !== undefined && openingRank > closingRank && mark === undefined,
	);
	const [first] = rows;
	if (first === undefined) return [];
	return [
		`${count(rows.length, "row opens", "rows open")} after closing, and would be shown with a mark. The first is line ${first.line}: ${first.institute.name}, ${first.programme}, ${first.seatType}: ${first.openingRank} to ${first.closingRank}.`,
	];
}

function listVanishedKinds(read: Read, before: readonly Seat[]): string[] {
	const kinds = [
		["category", "seatType"],
		["quota", "quota"],
		["gender", "gender"],
	] as const;
	return kinds.flatMap(([name, field]) => {
		const now = new Set(read.map((seat) => seat[field]));
		const gone = [...Map.groupBy(before, (seat) => seat[field])].filter(([value]) => !now.has(value));
		return gone.map(
			([value, seats]) =>
				`The ${name} “${value}” had ${count(seats.length, "row", "rows")} a year before, and has none now.`,
		);
	});
}

function movedMedians(read: Read, before: readonly Seat[]): string[] {
	const byCategory = listMovedGroups(read, before, ({ rankSpace, seatType, gender }) =>
		[rankSpace, seatType, gender].join(" · "),
	);
	const byCollege = listMovedGroups(read, before, ({ collegeId, rankSpace, seatType }) =>
		[collegeId, rankSpace, seatType].join(" · "),
	);
	const namedColleges = byCollege.slice(0, MAX_NAMED);
	const others = byCollege.length - namedColleges.length;
	return [
		...byCategory,
		...namedColleges,
		...(others > 0 ? [`${count(others, "more median", "more medians")} of institutions moved by more than half.`] : []),
	];
}

function listMovedGroups(read: Read, before: readonly Seat[], keyOf: (seat: Omit<Seat, "isLast">) => string): string[] {
	const then = mediansOf(before, keyOf);
	return [...mediansOf(read, keyOf)]
		.flatMap(([key, now]) => {
			const was = then.get(key);
			if (was === undefined || Math.max(now / was, was / now) <= MAX_MOVED) return [];
			return [
				{
					by: Math.abs(Math.log(now / was)),
					says: `The median closing rank of ${key} moved from ${formatRank(was)} a year before to ${formatRank(now)}.`,
				},
			];
		})
		.toSorted((a, b) => b.by - a.by)
		.map(({ says }) => says);
}

function mediansOf(seats: Read, keyOf: (seat: Omit<Seat, "isLast">) => string): Map<string, number> {
	const last = seats.filter(
		({ isLast, mark, closingRank }) => isLast && mark === undefined && closingRank !== undefined,
	);
	const medians = [...Map.groupBy(last, keyOf)].flatMap(([key, group]): [string, number][] => {
		if (group.length < MIN_SEATS) return [];
		const ranks = group.flatMap(({ closingRank }) => closingRank ?? []).toSorted((a, b) => a - b);
		return [[key, ranks[Math.floor(ranks.length / 2)] ?? 0]];
	});
	return new Map(medians);
}

function movedColumns(printed: readonly PrintedCutoff[]): string[] {
	const rows = listAgainstOdds(printed) ?? [];
	const [first] = rows[0]?.cells ?? [];
	if (first === undefined) return [];
	return [
		`${count(rows.length, "line stands", "lines stand")} against the usual order of categories: a column may be empty there. The clearest is line ${first.line}: ${first.institute.name}, ${first.programme}.`,
	];
}

function count(many: number, one: string, more: string): string {
	return `${many.toLocaleString("en-IN")} ${many === 1 ? one : more}`;
}

function formatRank(value: number): string {
	return value.toLocaleString("en-IN");
}
