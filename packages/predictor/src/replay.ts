import { BadField } from "@uchit/contract/bad-field.ts";
import { PREPARATORY_MARKED_SINCE } from "@uchit/contract/cutoff-use.ts";
import type { Decision, Replay, ReplayBody, ReplaySeat } from "@uchit/contract/predict-replay.ts";
import { isFromAttachedTerritory, mayHoldPreparatory } from "./cautions.ts";
import { allYears, type ChoiceOffers, listOffers, type PoolOffer, usableYears } from "./choice-offers.ts";
import type { Counselling } from "./counsellings.ts";
import type { QueryFigure } from "./figure.ts";
import { allotSeats } from "./hold-seats.ts";
import type { CounsellingIndex, PredictIndex } from "./predict-index.ts";
import { spacesOf } from "./query-lists.ts";
import { type PredictorQuery, type Question, readExam, readQuestion } from "./question.ts";
import type { RoundTable } from "./round-table.ts";

/** Only JoSAA prints every round in full and lets candidates freeze, float or slide. */
export function isReplayed({ authority }: Pick<Counselling, "authority">): boolean {
	return authority === "JoSAA";
}

/** @throws BadField if the exam's rounds cannot be replayed */
export function readReplayExam(predictIndex: PredictIndex, { exam }: Pick<ReplayBody, "exam">): CounsellingIndex {
	const counsellingIndex = readExam(predictIndex, { exam: [exam] });
	const { authority } = counsellingIndex.counselling;
	if (isReplayed(counsellingIndex.counselling)) return counsellingIndex;
	throw new BadField("exam", `the rounds of ${authority} cannot be replayed`, {
		code: "no-rounds",
		values: { authority, given: exam },
	});
}

export type ReadyList = {
	question: Question;
	years: readonly number[];
	unusable: number[];
	offers: ChoiceOffers;
};

export function readyList(predictIndex: PredictIndex, table: RoundTable, body: ReplayBody): ReadyList {
	const { counselling } = readReplayExam(predictIndex, body);
	const question = readQuestion(predictIndex, toQuery(body));
	const wanted = readYears(table, counselling, body.years);
	const usable = usableYears(question, table);
	return {
		question,
		years: wanted.filter((year) => usable.has(year)),
		unusable: wanted.filter((year) => !usable.has(year)),
		offers: listOffers(question, table, body.choices),
	};
}

/** Replays one list through the rounds of the table, which must be the named exam's. @throws BadField, BadFields */
export function replay(predictIndex: PredictIndex, table: RoundTable, body: ReplayBody): Replay {
	return replayReady(predictIndex, table, { ...readyList(predictIndex, table, body), decision: body.decision });
}

export function replayReady(
	predictIndex: PredictIndex,
	table: RoundTable,
	{ decision, ...ready }: ReadyList & Pick<ReplayBody, "decision">,
): Replay {
	const { question, years, offers } = ready;
	const { authority } = question.counsellingIndex.counselling;
	const lived = years.map((year) => replayYear(roundsOf(table, offers, year), { year, authority, decision }));
	const seats = lived.flatMap(({ rounds }) => rounds.flatMap(({ seat }) => seat ?? []));
	return {
		years: lived,
		notes: listNotes(question, ready),
		...listUnreached(offers, years, seats),
		sources: sourcesOf(predictIndex, seats),
	};
}

export function sourcesOf({ sources }: PredictIndex, seats: readonly { sourceId: string }[]): Replay["sources"] {
	return [...new Set(seats.map(({ sourceId }) => sourceId))].sort().flatMap((id) => sources.get(id) ?? []);
}

/** The same person with every rank multiplied: 0.9 is ten per cent better. @throws BadField, BadFields */
export function scaleRanks(predictIndex: PredictIndex, body: ReplayBody, factor: number): ReplayBody {
	const { common, own } = readQuestion(predictIndex, toQuery(body));
	const scale = (figure: QueryFigure | undefined) => figure && Math.max(1, Math.round(figure.value * factor));
	return { ...body, common: scale(common), rank: scale(own) };
}

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

/** Oldest first, without duplicates. @throws BadField */
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

type Rounds = ChoiceOffers["rounds"];
type OfYear = { year: number; authority: string; decision: ReplayBody["decision"] };

export function roundsOf({ rounds }: RoundTable, offers: ChoiceOffers, year: number): Rounds {
	return offers.rounds.filter((_, place) => rounds[place]?.year === year);
}

export function replayYear(ofYear: Rounds, { year, authority, decision }: OfYear): Replay["years"][number] {
	const seats = allotSeats(ofYear, (round) => decisionOf(decision, year, round)).map(toSeat);
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
	return offer && seatOf(offer);
}

export function seatOf(offer: PoolOffer): ReplaySeat {
	const { choice, college, programme, pool, closing: closingRank, sourceId } = offer;
	const { quota, seatType, gender } = pool;
	return { choice, college, programme, quota, seatType, gender, closingRank, sourceId };
}

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

type Note = Replay["notes"][number];
type NoteContext = { offers: ChoiceOffers; years: readonly number[]; unusable: number[] };

/** Lists the notes that go with the answer. */
function listNotes(question: Question, { offers, years, unusable }: NoteContext): Note[] {
	const notes: Note[] = listMissingRanks(question);
	if (question.homeState === undefined && offers.hasRegionalSeats)
		notes.push({ code: "home-state-unknown", years: [] });
	if (unusable.length > 0) notes.push({ code: "no-figures", years: unusable });
	const older = years.filter((year) => year < PREPARATORY_MARKED_SINCE);
	if (mayHoldPreparatory(question) && older.length > 0) {
		notes.push({ code: "may-hold-preparatory", years: older });
	}
	if (isFromAttachedTerritory(question)) notes.push({ code: "territory-attached", years: [] });
	return notes;
}

/** A person has two ranks if the category has its own rank list. */
function listMissingRanks({ counsellingIndex, group, common, own }: Question): Note[] {
	if (group.rankSpace !== spacesOf(counsellingIndex.counselling, group.rankSpace).own) return [];
	if (common === undefined) return [{ code: "common-missing", years: [] }];
	return own === undefined ? [{ code: "rank-missing", years: [] }] : [];
}
