import { LEFT_OUT, type LeftOutReason, type PredictPage, WOMAN } from "@uchit/contract/predict.ts";
import type { QueryList } from "./query-lists.ts";
import type { Question } from "./question.ts";
import type { Seat } from "./seat.ts";
import { poolOf } from "./seat-pool.ts";

/** One option of a list, before anybody looks at its years. */
export type OpenSeat = { seat: Seat; list: QueryList };

/** The seats that are open to who asks, list by list, and how many are left out why. */
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
			// A seat that the newest list no longer prints is nobody's choice, whatever its pool.
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

/** How many options of a list this person could have, whatever their rank. */
export function countOpenSeats(question: Question, list: Omit<QueryList, "figure">): number {
	const isOpen = admits(question, list);
	return list.group.seats.filter((seat) => seat.absent === undefined && isOpen(seat)).length;
}

/** The fields that decide whom a seat is for. */
export type SeatRules = Pick<Seat, "quota" | "pool" | "region" | "homeState" | "isForWomen"> & {
	college: Pick<Seat["college"], "isForWomen">;
};

/** Tells whether a seat of a list is open to this person, whatever their rank. */
export function admits(question: Question, list: Omit<QueryList, "figure">): (seat: SeatRules) => boolean {
	const matches = matchesQuestion(question, list);
	return (seat) => matches(seat) && whyLeftOut(question, list, seat) === undefined;
}

function matchesQuestion(question: Question, list: Omit<QueryList, "figure">): (seat: SeatRules) => boolean {
	const { gender, quotas } = question;
	const { genders } = list.group;
	// A seat type of one pool has been named, with its pool; those of other counsellings have not.
	const isPooled = isOwn(question, list) ? genders.length > 1 : genders.some((each) => each !== "");
	const isOfPool = isPooled && gender !== undefined ? poolOf(gender) : undefined;
	// The exam's own counselling prints no pools, so that nobody was asked: the state's seats for women alone wait to be asked for.
	const isUnspecified = isPooled && gender === undefined && !isOwn(question, list);
	return (seat) => {
		if (isUnspecified && seat.isForWomen) return false;
		if (isOfPool?.(seat) === false) return false;
		return quotas.length === 0 || quotas.includes(seat.quota);
	};
}

/** A list of the exam's own counselling: only its quotas can be asked for here. */
function isOwn({ counsellingIndex }: Question, list: Omit<QueryList, "figure">): boolean {
	return list.counsellingIndex === counsellingIndex;
}

/** Reasons that a quota or a home state would remove. */
const NAMES_QUOTAS: readonly LeftOutReason[] = ["home-state-unknown", "pool-not-asked"];

const GENERAL: readonly Seat["pool"][] = ["all-india", "home-state", "other-state"];

function whyLeftOut(
	question: Question,
	{ counsellingIndex, group }: Omit<QueryList, "figure">,
	seat: SeatRules,
): LeftOutReason | undefined {
	const { common, gender, homeState, isElsewhere, quotas } = question;
	// Anyone who asks for everyone's pool is taken to be no woman, who would have said so; where no pools are printed nobody is asked.
	if (common !== undefined && gender !== undefined && gender !== WOMAN && seat.college.isForWomen) return "for-women";
	const { stateQuotas = {}, isHomeKnown = false, shownPools = [] } = counsellingIndex.counselling;
	// A question by a category's list alone is as old as the site, and stays what it was.
	if (common !== undefined && homeState !== undefined && stateQuotas[seat.quota] === homeState.slug) return undefined;
	const isShown = GENERAL.includes(seat.pool) || shownPools.includes(seat.pool);
	const isOfPool = quotas.length > 0 || isShown || (seat.pool === "special" && group.isSpecial);
	if (!isOfPool) return "pool-not-asked";
	if (seat.region === "any") return undefined;
	// Anyone who names a state's own category has said whose it is; anyone who comes with another exam's rank has not.
	const isStated = isHomeKnown && counsellingIndex === question.counsellingIndex;
	if (homeState === undefined) {
		const isOpen = isStated || (isElsewhere && seat.region === "other");
		return isOpen ? undefined : "home-state-unknown";
	}
	const isHome = homeState.slug === seat.homeState;
	return isHome === (seat.region === "home") ? undefined : "other-region";
}
