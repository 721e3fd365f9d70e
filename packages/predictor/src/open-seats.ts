import { isGeneralPool } from "@uchit/contract/cutoff-use.ts";
import { LEFT_OUT, type LeftOutReason, type PredictPage, WOMAN } from "@uchit/contract/predict.ts";
import type { QueryList } from "./query-lists.ts";
import type { Question } from "./question.ts";
import type { Seat } from "./seat.ts";
import { poolOf } from "./seat-pool.ts";

export type OpenSeat = { seat: Seat; list: QueryList };

export function listOpenSeats(question: Question): { open: OpenSeat[]; leftOut: PredictPage["leftOut"] } {
	const open: OpenSeat[] = [];
	const left = new Map<LeftOutReason, { seats: number; quotas: Set<string> }>();
	for (const list of question.lists) {
		const matches = matchesQuestion(question, list);
		for (const seat of list.group.seats) {
			if (!matches(seat)) continue;
			const reason = whyLeftOut(question, list, seat) ?? seat.absent;
			if (reason === undefined) {
				open.push({ seat, list });
				continue;
			}
			const key = seat.absent ?? reason;
			const counted = left.get(key) ?? { seats: 0, quotas: new Set() };
			counted.seats++;
			if (seat.quota !== "" && NAMES_QUOTAS.includes(key) && isOwn(question, list)) counted.quotas.add(seat.quota);
			left.set(key, counted);
		}
	}
	const leftOut = LEFT_OUT.flatMap((reason) => {
		const counted = left.get(reason);
		return counted === undefined ? [] : [{ reason, seats: counted.seats, quotas: [...counted.quotas].sort() }];
	});
	return { open, leftOut };
}

export function countOpenSeats(question: Question, list: Omit<QueryList, "figure">): number {
	const isOpen = createSeatFilter(question, list);
	return list.group.seats.filter((seat) => seat.absent === undefined && isOpen(seat)).length;
}

export type SeatRules = Pick<Seat, "quota" | "pool" | "region" | "homeState" | "isForWomen"> & {
	college: Pick<Seat["college"], "isForWomen">;
};

export function createSeatFilter(question: Question, list: Omit<QueryList, "figure">): (seat: SeatRules) => boolean {
	const matches = matchesQuestion(question, list);
	return (seat) => matches(seat) && whyLeftOut(question, list, seat) === undefined;
}

function matchesQuestion(question: Question, list: Omit<QueryList, "figure">): (seat: SeatRules) => boolean {
	const { gender, quotas } = question;
	const { genders } = list.group;
	// In the exam's own counselling a single pool was chosen with the seat type; in others it was not.
	const isPooled = isOwn(question, list) ? genders.length > 1 : genders.some((each) => each !== "");
	const isOfPool = isPooled && gender !== undefined ? poolOf(gender) : undefined;
	// The exam's own counselling prints no pools, so the visitor could not choose one: the state's seats for women need an explicit
	// choice.
	const isUnspecified = isPooled && gender === undefined && !isOwn(question, list);
	return (seat) => {
		if (isUnspecified && seat.isForWomen) return false;
		if (isOfPool?.(seat) === false) return false;
		return quotas.length === 0 || quotas.includes(seat.quota);
	};
}

function isOwn({ counsellingIndex }: Question, list: Omit<QueryList, "figure">): boolean {
	return list.counsellingIndex === counsellingIndex;
}

const NAMES_QUOTAS: readonly LeftOutReason[] = ["home-state-unknown", "pool-not-asked"];

function whyLeftOut(
	question: Question,
	{ counsellingIndex, group }: Omit<QueryList, "figure">,
	seat: SeatRules,
): LeftOutReason | undefined {
	const { common, gender, homeState, isElsewhere, quotas } = question;
	// A visitor who chose everyone's pool is taken not to be a woman. Where no pools are printed there was no choice to make.
	if (common !== undefined && gender !== undefined && gender !== WOMAN && seat.college.isForWomen) return "for-women";
	const { stateQuotas = {}, isHomeKnown = false, shownPools = [] } = counsellingIndex.counselling;
	// Applies only if a common rank was given.
	if (common !== undefined && homeState !== undefined && stateQuotas[seat.quota] === homeState.slug) return undefined;
	const isShown = isGeneralPool(seat.pool) || shownPools.includes(seat.pool);
	const isOfPool = quotas.length > 0 || isShown || (seat.pool === "special" && group.isSpecial);
	if (!isOfPool) return "pool-not-asked";
	if (seat.region === "any") return undefined;
	// A state's own category implies the home state; another exam's rank does not.
	const isStated = isHomeKnown && counsellingIndex === question.counsellingIndex;
	if (homeState === undefined) {
		const isOpen = isStated || (isElsewhere && seat.region === "other");
		return isOpen ? undefined : "home-state-unknown";
	}
	const isHome = homeState.slug === seat.homeState;
	return isHome === (seat.region === "home") ? undefined : "other-region";
}
