import type { Claim, ClaimFigure, ClaimReason } from "@uchit/contract/claim.ts";
import { DIMENSIONS, type Dimension, type NamedDimensions, type ReadClaim } from "./read-claim.ts";

export type Figure = {
	value: number | string;
	named: NamedDimensions;
	isLastRound?: boolean;
	isDoubtful?: boolean;
	ours: ClaimFigure;
};

export type Judgement = Pick<Claim, "verdict" | "other" | "why" | "ours" | "beside">;

/** A figure may contradict only if the claim names at least one detail of each group. */
export type RequiredDetails = readonly (readonly Dimension[])[];

/** A figure that differs in more details than this matches by chance. */
const MAX_DIFFERENCE = 2;

export function judgeFigures(
	claim: ReadClaim,
	figures: readonly Figure[],
	requiredDetails: RequiredDetails,
): Judgement {
	const named = dimensionsOf(claim.named);
	const byNearness = figures
		.map((figure) => ({ figure, off: named.filter((dimension) => !matchesDimension(figure, dimension, claim.named)) }))
		.toSorted((a, b) => a.off.length - b.off.length || byNewest(a.figure, b.figure));
	const same = byNearness.filter(({ off }) => off.length === 0).map(({ figure }) => figure);
	const hits = same.filter((figure) => matchesFigure(claim, figure));
	if (hits.length > 0) return judgeHits(same, hits);
	// The same number for another programme matches by chance.
	const isChance = (off: readonly Dimension[]) => off.includes("programme") && claim.named.programme !== "";
	const nearest = byNearness.find(
		({ figure, off }) => off.length <= MAX_DIFFERENCE && !isChance(off) && matchesFigure(claim, figure),
	);
	if (nearest !== undefined)
		return { verdict: "other", other: kindOfDifference(nearest.off), ours: nearest.figure.ours };
	if (same.length === 0) return cannotJudge("not-held", byNearness[0]?.figure.ours);
	const isNamed = requiredDetails.every((group) => group.some((dimension) => isNamedClearly(claim.named[dimension])));
	if (!isNamed) return cannotJudge("not-said", same[0]?.ours);
	return { verdict: "contradicted", ours: same[0]?.ours };
}

export function cannotJudge(why: ClaimReason, figure?: ClaimFigure): Judgement {
	return { verdict: "cannot-judge", why, ours: figure };
}

/** Supported if all candidates, or all of the newest year, have the figure; otherwise it is right of a part only. */
function judgeHits(same: readonly Figure[], hits: readonly Figure[]): Judgement {
	const [hit] = hits.toSorted(byNewest);
	const newest = Math.max(...same.map(yearOf));
	const isNewestYear = same.every((figure) => yearOf(figure) !== newest || hits.includes(figure));
	if (hits.length === same.length || isNewestYear) return { verdict: "supported", ours: hit?.ours };
	const [miss] = same.filter((figure) => !hits.includes(figure)).toSorted(byNewest);
	const off = dimensionsOf({ ...hit?.named, ...miss?.named }).filter((each) => hit?.named[each] !== miss?.named[each]);
	return { verdict: "other", other: kindOfDifference(off), why: "not-said", ours: hit?.ours };
}

/** True also if the claim is right of a part that it does not name. */
function isHit({ verdict, why }: Judgement): boolean {
	return verdict === "supported" || (verdict === "other" && why === "not-said");
}

/** Without a year, a rank means the newest list; a match in an older list is reported with that year. */
export function judgeRank(
	claim: ReadClaim,
	figures: readonly Figure[],
	{ requiredDetails, newest }: { requiredDetails: RequiredDetails; newest: ReadonlyMap<string, number> },
): Judgement {
	if (claim.named.year !== undefined) return judgeFigures(claim, figures, requiredDetails);
	const isNewest = ({ ours: { list, year } }: Figure) => list !== undefined && newest.get(list) === year;
	const now = judgeFigures(claim, figures.filter(isNewest), requiredDetails);
	if (isHit(now)) return now;
	const older = figures.filter((figure) => !isNewest(figure));
	const past = judgeFigures(claim, older, requiredDetails);
	if (!isHit(past)) return now.ours === undefined && past.verdict === "cannot-judge" ? past : now;
	const beside = figures.find((figure) => isNewest(figure) && figure.ours.list === past.ours?.list)?.ours;
	return { verdict: "other", other: "year", ours: past.ours, ...(beside !== undefined && { beside }) };
}

/** A doubtful figure supports nothing. If the newest is doubtful, no older one or other level is compared with the claim. */
export function judgeGraduates(
	claim: ReadClaim,
	figures: readonly Figure[],
	requiredDetails: RequiredDetails,
): Judgement {
	const [sure, doubtful] = [false, true].map((is) => figures.filter((figure) => (figure.isDoubtful ?? false) === is));
	const judged = judgeFigures(claim, sure ?? [], requiredDetails);
	if (isHit(judged)) return judged;
	const marked = judgeFigures(claim, doubtful ?? [], requiredDetails);
	if (isHit(marked)) return cannotJudge("doubtful", marked.ours);
	const isNewestDoubtful = newestOf(figures)?.isDoubtful === true;
	return judged.verdict === "cannot-judge" && isNewestDoubtful ? cannotJudge(judged.why ?? "not-held") : judged;
}

/** Prefers the newest, then undergraduates, then the most people. */
export function newestOf(figures: readonly Figure[]): Figure | undefined {
	const isOfUndergraduates = ({ ours }: Figure) => Number(ours.level?.startsWith("ug") ?? false);
	return figures.toSorted((a, b) => isOfUndergraduates(b) - isOfUndergraduates(a) || byNewest(a, b))[0];
}

/** A rank without a programme and seat type matches no particular seat. */
export function judgeSeat(claim: ReadClaim, figures: readonly Figure[], requiredDetails: RequiredDetails): Judgement {
	const judged = judgeFigures(claim, figures, requiredDetails);
	if (!isHit(judged)) return judged;
	const { year, programme, seatType, exam, authority, pool } = claim.named;
	const hasOne = (dimension: Dimension) => new Set(figures.map(({ named }) => named[dimension])).size === 1;
	const isSeat = (programme ?? hasOne("programme")) && (seatType ?? hasOne("seatType"));
	if (!isSeat) return { verdict: "other", other: "pool", why: "not-said", ours: judged.ours };
	const isWhole = year !== undefined && (exam ?? authority) !== undefined && (pool !== undefined || hasOne("pool"));
	return isWhole ? { verdict: "supported", ours: judged.ours } : judged;
}

const ALL_DIMENSIONS: readonly Dimension[] = [
	"list",
	"authority",
	"level",
	"exam",
	"programme",
	"seatType",
	"gender",
	"pool",
	"space",
	"measure",
	"quota",
	"covers",
	"round",
	"year",
	"report",
];

function dimensionsOf(named: NamedDimensions): Dimension[] {
	return ALL_DIMENSIONS.filter((dimension) => named[dimension] !== undefined);
}

function kindOfDifference(off: readonly Dimension[]): "year" | "pool" | "list" {
	const [first] = off;
	return first === undefined ? "pool" : DIMENSIONS[first];
}

/** A year alone ("2024?") may be that of the report or of the degree. */
function isNamedClearly(named: string | undefined): boolean {
	return named !== undefined && !named.endsWith("?");
}

function matchesDimension(figure: Figure, dimension: Dimension, named: NamedDimensions): boolean {
	const wanted = named[dimension] ?? "";
	const printed = figure.named[dimension];
	if (dimension === "round" && wanted === "last") return figure.isLastRound === true;
	if (dimension === "level") return printed === wanted || (printed?.startsWith(`${wanted}-`) ?? false);
	if (wanted.endsWith("?")) {
		const year = Number(wanted.slice(0, -1));
		return [year, year - 1].includes(Number(printed)) || Number(figure.named.report) === year;
	}
	return printed === wanted;
}

export function matchesFigure({ range, band, graduated }: ReadClaim, { value, ours }: Figure): boolean {
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
