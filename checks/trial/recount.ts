import { readJosaa } from "../predictor/naive/josaa.ts";
import type { Printed } from "../predictor/naive/printed.ts";
import { isUsable } from "../replay/naive/counselling.ts";

export type Seat = { exam: string; closings: ReadonlyMap<number, number> };
/** By word and slice: cases with a printed rank, those open, and those not printed. */
export type Recount = Map<string, [cases: number, open: number, gone: number]>;

const EXAMS: Record<string, string> = {
	main: "jee-mains",
	advanced: "jee-advanced",
	architecture: "jee-main-paper-2",
	planning: "jee-main-paper-2",
};
const RANKS = [1, 2, 3, 4, 5].flatMap((zeros) => [10, 15, 20, 30, 40, 50, 70].map((part) => part * 10 ** (zeros - 1)));

export function readSeats(): Seat[] {
	const rows = readJosaa().filter(({ list }) => list !== "preparatory");
	const last = new Map<number, number>();
	for (const { year = 0, round = 0 } of rows) last.set(year, Math.max(last.get(year) ?? 0, round));
	const final = rows.filter(({ year = 0, round }) => round === last.get(year));
	return [...Map.groupBy(final, nameOf).values()].map((own) => ({
		exam: EXAMS[own[0]?.list ?? ""] ?? "",
		closings: new Map(
			[...Map.groupBy(own, ({ year = 0 }) => year)].flatMap(([year, [row, twice]]) =>
				row !== undefined && twice === undefined && isUsable(row) ? [[year, row.closing] as const] : [],
			),
		),
	}));
}

function nameOf({ list, institute, programme, quota, category, gender }: Printed): string {
	return [list, institute, programme.replaceAll(/\s/g, "").toLowerCase(), quota, category, gender].join("|");
}

export function recount(seats: readonly Seat[], text: string, { exam, year }: { exam: string; year: number }): Recount {
	const found: Recount = new Map();
	const says = [...text.matchAll(/^say (.+?) if (.+)$/gm)].map(([, word = "", all = ""]) => ({
		word,
		conditions: all.split(" and "),
	}));
	for (const { closings } of seats.filter((seat) => seat.exam === exam)) {
		const newest = closings.get(year - 1);
		if (newest === undefined) continue;
		const past = [...closings].filter(([each]) => each < year);
		const happened = closings.get(year);
		for (const rank of RANKS.filter((each) => each <= 300_000)) {
			const caution = says.find(({ conditions }) =>
				conditions.every((each) => isConditionMet(each, { past, year, rank })),
			);
			const key = `${caution?.word ?? ""}|${sliceOf(newest, rank)}`;
			const count = found.get(key) ?? [0, 0, 0];
			if (happened === undefined) count[2]++;
			else count[0]++;
			if (happened !== undefined && happened >= rank) count[1]++;
			found.set(key, count);
		}
	}
	return found;
}

function sliceOf(newest: number, rank: number): number {
	const hundredths = (newest * 100) / rank;
	if (hundredths < 50) return 0;
	if (hundredths < 95) return 50;
	if (hundredths <= 105) return 95;
	if (hundredths <= 125) return 105;
	return hundredths <= 160 ? 125 : 160;
}

type Case = { past: readonly (readonly [year: number, closing: number])[]; year: number; rank: number };

/** Compares integer products, because a tenth is not exact in floating point. */
function isConditionMet(condition: string, testCase: Case): boolean {
	const [, term = "", sign = "", number = ""] = /^(.+?) *(>=|<=|>|<|=) *(.+)$/.exec(condition.trim()) ?? [];
	const found = readTerm(term, testCase);
	if (found === undefined) return false;
	const [top = 0, bottom = 1] = number.split("/").map((part) => Math.round(Number(part) * 1_000));
	const [left, right] = [found.top * (number.includes("/") ? bottom : 1_000), top * found.bottom];
	const order = Math.sign(left - right);
	return { ">=": order >= 0, "<=": order <= 0, ">": order > 0, "<": order < 0, "=": order === 0 }[sign] ?? false;
}

function readTerm(term: string, { past, year, rank }: Case): { top: number; bottom: number } | undefined {
	if (term === "years") return { top: past.length, bottom: 1 };
	if (term === "open") return { top: past.filter(([, closing]) => closing >= rank).length, bottom: 1 };
	const [, name = "", count = "50"] = /^([a-z-]+?)(?: of |-)?(\d+)?$/.exec(term) ?? [];
	const within = past.filter(([each]) => each >= year - Number(count)).map(([, closing]) => closing);
	const sorted = within.toSorted((a, b) => a - b);
	const half = sorted.length / 2;
	const buckets: Record<string, (number | undefined)[]> = {
		newest: [past.find(([each]) => each === Math.max(...past.map(([other]) => other)))?.[1]],
		year: [past.find(([each]) => each === year - Number(count))?.[1]],
		mean: sorted,
		median: [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]],
		min: [sorted[0]],
		max: [sorted.at(-1)],
	};
	const closings = (buckets[name] ?? []).filter((each) => each !== undefined);
	if (closings.length === 0) return undefined;
	return { top: closings.reduce((sum, closing) => sum + closing, 0), bottom: closings.length * rank };
}
