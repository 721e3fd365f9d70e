import type { Claim, ClaimFigure, ClaimReason } from "@uchit/contract/claim.ts";
import { DIMENSIONS, type Dimension, type Named, type ReadClaim } from "./read-claim.ts";

/** A figure of ours with what it is of, in the words that a claim may name. */
export type Figure = { value: number | string; named: Named; isLastRound?: boolean; ours: ClaimFigure };

export type Judgement = Pick<Claim, "verdict" | "other" | "why" | "ours">;

/** Of each group one at least has to be named before a figure may contradict. */
export type Must = readonly (readonly Dimension[])[];

/** A figure that differs in more than so many things from what is named is right by chance. */
const MOST_OFF = 2;

/** Whether a claim is right, by figures of one kind and one institution. */
export function judge(claim: ReadClaim, figures: readonly Figure[], must: Must): Judgement {
	const named = dimensionsOf(claim.named);
	const byNearness = figures
		.map((figure) => ({ figure, off: named.filter((dimension) => !isOf(figure, dimension, claim.named)) }))
		.toSorted((a, b) => a.off.length - b.off.length || byNewest(a.figure, b.figure));
	const same = byNearness.filter(({ off }) => off.length === 0).map(({ figure }) => figure);
	const hits = same.filter((figure) => fits(claim, figure));
	if (hits.length > 0) return judgeHits(same, hits);
	const nearest = byNearness.find(({ figure, off }) => off.length <= MOST_OFF && fits(claim, figure));
	if (nearest !== undefined) return { verdict: "other", other: kindOf(nearest.off), ours: nearest.figure.ours };
	if (same.length === 0) return cannotJudge("not-held", byNearness[0]?.figure.ours);
	const isNamed = must.every((group) => group.some((dimension) => isNamedClearly(claim.named[dimension])));
	if (!isNamed) return cannotJudge("not-said", same[0]?.ours);
	return { verdict: "contradicted", ours: same[0]?.ours };
}

export function cannotJudge(why: ClaimReason, ours?: ClaimFigure): Judgement {
	return { verdict: "cannot-judge", why, ours };
}

/** Right of everything that may be meant, or of the newest of it: supported. Right of a part of it alone: of that part. */
function judgeHits(same: readonly Figure[], hits: readonly Figure[]): Judgement {
	const [hit] = hits.toSorted(byNewest);
	const newest = Math.max(...same.map(yearOf));
	const isOfNewest = same.every((figure) => yearOf(figure) !== newest || hits.includes(figure));
	if (hits.length === same.length || isOfNewest) return { verdict: "supported", ours: hit?.ours };
	const [miss] = same.filter((figure) => !hits.includes(figure)).toSorted(byNewest);
	const off = dimensionsOf({ ...hit?.named, ...miss?.named }).filter((each) => hit?.named[each] !== miss?.named[each]);
	return { verdict: "other", other: kindOf(off), ours: hit?.ours };
}

const ALL_DIMENSIONS: readonly Dimension[] = [
	...(["list", "authority", "level", "exam", "programme", "seatType", "gender", "pool", "space"] as const),
	...(["measure", "quota", "covers", "round", "year", "report"] as const),
];

function dimensionsOf(named: Named): Dimension[] {
	return ALL_DIMENSIONS.filter((dimension) => named[dimension] !== undefined);
}

/** What differs, by the weightiest of it. */
function kindOf(off: readonly Dimension[]): "year" | "pool" | "list" {
	const [first] = off;
	return first === undefined ? "pool" : DIMENSIONS[first];
}

/** A year alone ("2024?") may be that of the report or of the degree. */
function isNamedClearly(named: string | undefined): boolean {
	return named !== undefined && !named.endsWith("?");
}

function isOf(figure: Figure, dimension: Dimension, named: Named): boolean {
	const wanted = named[dimension] ?? "";
	const own = figure.named[dimension];
	if (dimension === "round" && wanted === "last") return figure.isLastRound === true;
	if (dimension === "level") return own === wanted || (own?.startsWith(`${wanted}-`) ?? false);
	if (wanted.endsWith("?")) {
		const year = Number(wanted.slice(0, -1));
		return [year, year - 1].includes(Number(own)) || Number(figure.named.report) === year;
	}
	return own === wanted;
}

export function fits({ range, band, graduated }: ReadClaim, { value, ours }: Figure): boolean {
	if (graduated !== undefined && graduated !== ours.graduated) return false;
	if (band !== undefined) return value === band;
	if (range === undefined) return false;
	const [least, most] = typeof value === "number" ? [value, value] : value.split("-").map(Number);
	return least !== undefined && most !== undefined && least >= range.least && most <= range.most;
}

function yearOf({ ours }: Figure): number {
	return ours.year ?? 0;
}

function byNewest(a: Figure, b: Figure): number {
	return yearOf(b) - yearOf(a) || (b.ours.graduated ?? 0) - (a.ours.graduated ?? 0);
}
