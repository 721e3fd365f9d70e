import type { PredictPage } from "@uchit/contract/predict.schema.ts";
import { LEFT_OUT, type LeftOutReason } from "@uchit/contract/predict.ts";
import type { Question } from "#backend/predict/question.ts";
import type { Seat } from "#backend/predict/seats.ts";

/** The seats that are open to who asks, and how many are left out of the list why. */
export function listOpenSeats(question: Question): { open: Seat[]; leftOut: PredictPage["leftOut"] } {
	const open: Seat[] = [];
	const left = new Map<LeftOutReason, { seats: number; quotas: Set<string> }>();
	for (const seat of question.group.seats) {
		if (question.gender !== undefined && seat.gender !== question.gender) continue;
		if (question.quotas.length > 0 && !question.quotas.includes(seat.quota)) continue;
		const reason = whyLeftOut(question, seat) ?? seat.absent;
		if (reason === undefined) {
			open.push(seat);
			continue;
		}
		// What the newest list no longer prints is nobody's choice, whatever its pool.
		const key = seat.absent ?? reason;
		const counted = left.get(key) ?? { seats: 0, quotas: new Set() };
		counted.seats++;
		if (seat.quota !== "" && NAMES_QUOTAS.includes(key)) counted.quotas.add(seat.quota);
		left.set(key, counted);
	}
	const leftOut = LEFT_OUT.flatMap((reason) => {
		const counted = left.get(reason);
		return counted === undefined ? [] : [{ reason, seats: counted.seats, quotas: [...counted.quotas].sort() }];
	});
	return { open, leftOut };
}

/** Where a quota or a home state would bring the seats in. */
const NAMES_QUOTAS: readonly LeftOutReason[] = ["home-state-unknown", "pool-not-asked"];

const GENERAL: readonly Seat["pool"][] = ["all-india", "home-state", "other-state"];

function whyLeftOut(question: Question, seat: Seat): LeftOutReason | undefined {
	const { counsellingIndex, group, homeState, quotas } = question;
	const isAsked = quotas.length > 0 || GENERAL.includes(seat.pool) || (seat.pool === "special" && group.isSpecial);
	if (!isAsked) return "pool-not-asked";
	if (seat.region === "any") return undefined;
	if (homeState === undefined)
		return counsellingIndex.counselling.isHomeTold === true ? undefined : "home-state-unknown";
	const isHome = homeState.slug === seat.homeState;
	return isHome === (seat.region === "home") ? undefined : "other-region";
}
