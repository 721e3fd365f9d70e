import { BadField } from "@uchit/contract/bad-field.ts";
import type { Decision, Replay, ReplayBody, ReplaySeat } from "@uchit/contract/predict-replay.ts";
import { allYears, type ChoiceOffers, listOffers, type PoolOffer, usableYears } from "./choice-offers.ts";
import type { Counselling } from "./counsellings.ts";
import { holdSeats } from "./hold-seats.ts";
import type { CounsellingIndex, PredictIndex } from "./predict-index.ts";
import { type PredictorQuery, readExam, readQuestion } from "./question.ts";
import { listNotes } from "./replay-notes.ts";
import type { RoundTable } from "./round-table.ts";

/** Whether every round of it is printed whole, and its candidates freeze, float or slide. */
export function isReplayed({ authority }: Pick<Counselling, "authority">): boolean {
	return authority === "JoSAA";
}

/** The counselling of an exam whose rounds can be replayed. @throws BadField */
export function readReplayExam(predictIndex: PredictIndex, { exam }: Pick<ReplayBody, "exam">): CounsellingIndex {
	const own = readExam(predictIndex, { exam: [exam] });
	const { authority } = own.counselling;
	if (isReplayed(own.counselling)) return own;
	throw new BadField("exam", `the rounds of ${authority} cannot be replayed`, {
		code: "no-rounds",
		values: { authority, given: exam },
	});
}

/** One list, lived through the rounds of the table, which is of the exam that is named. @throws BadField, BadFields */
export function replay(predictIndex: PredictIndex, table: RoundTable, body: ReplayBody): Replay {
	const { counselling } = readReplayExam(predictIndex, body);
	const question = readQuestion(predictIndex, toQuery(body));
	const wanted = readYears(table, counselling, body.years);
	const usable = usableYears(question, table);
	const years = wanted.filter((year) => usable.has(year));
	const offers = listOffers(question, table, body.choices);
	const lived = years.map((year) => liveYear(table, offers, { year, counselling, decision: body.decision }));
	const seats = lived.flatMap(({ rounds }) => rounds.flatMap(({ seat }) => seat ?? []));
	const sourceIds = new Set(seats.map(({ sourceId }) => sourceId));
	return {
		years: lived,
		notes: listNotes(question, { offers, years, unusable: wanted.filter((year) => !usable.has(year)) }),
		...listUnreached(offers, years, seats),
		sources: [...sourceIds].sort().flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

/** A person, in the words of `/v1/predict`. */
function toQuery(body: ReplayBody): PredictorQuery {
	const list = (value: string | number | boolean | undefined) => (value === undefined ? [] : [String(value)]);
	return {
		exam: [body.exam],
		common: list(body.common),
		rank: list(body.rank),
		score: [],
		category: [body.category],
		gender: list(body.gender),
		pwd: list(body.pwd),
		homeState: list(body.homeState),
		quota: [],
		stateCategory: [],
		rankSpace: list(body.rankSpace),
	};
}

/** Oldest first, each once. @throws BadField */
function readYears(table: RoundTable, { authority }: Counselling, years: ReplayBody["years"]): number[] {
	const known = allYears(table);
	const missing = years?.find((year) => !known.has(year));
	if (missing !== undefined)
		throw new BadField("years", `the rounds of ${missing} are not here: one of ${[...known].join(", ")}`, {
			code: "not-printed",
			values: { authority, given: missing },
		});
	return [...known].filter((year) => years?.includes(year) !== false);
}

type OfYear = { year: number; counselling: Counselling; decision: ReplayBody["decision"] };

function liveYear(
	{ rounds }: RoundTable,
	offers: ChoiceOffers,
	{ year, counselling: { authority }, decision }: OfYear,
): Replay["years"][number] {
	const ofYear = offers.rounds.filter((_, place) => rounds[place]?.year === year);
	const seats = holdSeats(ofYear, (round) => decisionOf(decision, year, round)).map(toSeat);
	return {
		year,
		authority,
		rounds: ofYear.map(({ round }, place) => ({ round, seat: seats[place] })),
		end: seats.at(-1),
	};
}

function decisionOf(decision: ReplayBody["decision"], year: number, round: number): Decision | undefined {
	return typeof decision === "string" ? decision : decision[year]?.[round];
}

function toSeat(offer: PoolOffer | undefined): ReplaySeat | undefined {
	if (offer === undefined) return undefined;
	const { choice, college, programme, pool, closing: closingRank, sourceId } = offer;
	const { quota, seatType, gender } = pool;
	return { choice, college, programme, quota, seatType, gender, closingRank, sourceId };
}

/** What was never the seat, and what was not there to be. */
function listUnreached(
	{ printedYears }: ChoiceOffers,
	years: readonly number[],
	seats: readonly ReplaySeat[],
): Pick<Replay, "never" | "skipped"> {
	const reached = new Set(seats.map(({ choice }) => choice));
	const never: number[] = [];
	const skipped: Replay["skipped"] = [];
	for (const [choice, printed] of printedYears.entries()) {
		const missing = years.filter((year) => !printed.has(year));
		if (missing.length > 0) skipped.push({ choice, years: missing });
		if (missing.length < years.length && !reached.has(choice)) never.push(choice);
	}
	return { never, skipped };
}
