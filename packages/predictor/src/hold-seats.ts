import { DECISIONS, type Decision } from "@uchit/contract/predict-replay.ts";

export type Offer = {
	choice: number;
	college: string;
};

/** Offers are highest choice first. */
export type OfferRound<Of extends Offer> = { round: number; offers: readonly Of[] };

/**
 * The seat after each round of a year. The first seat is the highest open choice; a later one replaces it only if it is higher on the
 * list and the decision allows it. `decisionAfter` is the answer after a round with a seat: it may narrow the earlier one (float, slide,
 * freeze), never widen it.
 */
export function allotSeats<Of extends Offer>(
	rounds: readonly OfferRound<Of>[],
	decisionAfter: (round: number) => Decision | undefined,
): (Of | undefined)[] {
	let seat: Of | undefined;
	let decision: Decision = "float";
	return rounds.map(({ round, offers }) => {
		seat = betterOf(offers, seat, decision) ?? seat;
		if (seat !== undefined) decision = narrower(decision, decisionAfter(round) ?? decision);
		return seat;
	});
}

function betterOf<Of extends Offer>(offers: readonly Of[], seat: Of | undefined, decision: Decision): Of | undefined {
	if (seat === undefined) return offers[0];
	const higher = offers.filter(({ choice }) => choice < seat.choice);
	switch (decision) {
		case "float":
			return higher[0];
		case "slide":
			return higher.find(({ college }) => college === seat.college);
		case "freeze":
			return undefined;
	}
}

function narrower(one: Decision, other: Decision): Decision {
	return DECISIONS.indexOf(one) < DECISIONS.indexOf(other) ? other : one;
}
