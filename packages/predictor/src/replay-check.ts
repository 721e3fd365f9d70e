import type { Replay, ReplayBody, ReplaySeat } from "@uchit/contract/predict-replay.ts";
import { type ChoiceOffers, listAllOffers, listClosings, listsOfCounselling, type PoolOffer } from "./choice-offers.ts";
import type { PredictIndex } from "./predict-index.ts";
import type { Question } from "./question.ts";
import { type ReadyList, readyList, replayReady, replayYear, roundsOf, seatOf, sourcesOf } from "./replay.ts";
import type { RoundTable } from "./round-table.ts";

export type EmptyYearSeat = {
	college: { slug: string; name: string };
	years: number[];
	newest: Omit<ReplaySeat, "choice" | "college"> & { year: number; round: number };
};

/** The results of a list, and the faults in its order. Choices are counted from 0. */
export type ListCheck = {
	movedUp: number[];
	/**
	 * Choices that their place makes useless at any rank: in each round and pool in which `choice` closed, `above` closed at the same rank
	 * or beyond, so a person who reaches `choice` gets `above` or better.
	 */
	shut: { choice: number; above: number; years: number }[];
	/** Neighbours whose order matters: swapping `upper` with the next one changes how these years end. */
	swaps: { upper: number; years: number[] }[];
	empty: { years: number[]; open: EmptyYearSeat[] };
	sources: Replay["sources"];
};

const MAX_OPEN = 12;

/** Replays and checks a list, reading it once for both. @throws BadField, BadFields as `replay` */
export function replayAndCheck(
	predictIndex: PredictIndex,
	table: RoundTable,
	body: ReplayBody,
): { replay: Replay; check: ListCheck } {
	const ready = readyList(predictIndex, table, body);
	return {
		replay: replayReady(predictIndex, table, { ...ready, decision: body.decision }),
		check: checkReady(predictIndex, table, { ready, body }),
	};
}

function checkReady(
	predictIndex: PredictIndex,
	table: RoundTable,
	{ ready, body }: { ready: ReadyList; body: ReplayBody },
): ListCheck {
	const lived = ready.years.map((year) => toYear(table, ready, { year, decision: body.decision }));
	const without = lived.flatMap(({ year, end }) => (end === undefined ? [year] : []));
	const open = listOpenSeats(ready.question, table, without);
	return {
		movedUp: lived.flatMap(({ year, first, end }) => (end !== first ? [year] : [])),
		shut: listShut(ready, table, body),
		swaps: listSwaps(lived, body),
		empty: { years: without, open },
		sources: sourcesOf(
			predictIndex,
			open.map(({ newest }) => newest),
		),
	};
}

type Rounds = ChoiceOffers["rounds"];
type Decided = Pick<ReplayBody, "decision">;
type ReplayedYear = { year: number; rounds: Rounds; first: number | undefined; end: number | undefined };

function toYear(
	table: RoundTable,
	{ offers }: ReadyList,
	{ year, decision }: Decided & { year: number },
): ReplayedYear {
	const rounds = roundsOf(table, offers, year);
	const { rounds: seats } = replayYear(rounds, { year, authority: "", decision });
	return {
		year,
		rounds,
		first: seats.find(({ seat }) => seat !== undefined)?.seat?.choice,
		end: seats.at(-1)?.seat?.choice,
	};
}

function listSwaps(lived: readonly ReplayedYear[], { choices, decision }: ReplayBody): ListCheck["swaps"] {
	return choices.slice(1).flatMap((_, upper) => {
		const swapped = (choice: number) => (choice === upper ? upper + 1 : choice === upper + 1 ? upper : choice);
		const years = lived.flatMap(({ year, rounds, first, end }) => {
			if (first === undefined || first < upper || end === undefined) return [];
			const changed = rounds.map(({ round, offers }) => ({ round, offers: swapOffers(offers, swapped, first) }));
			const other = replayYear(changed, { year, authority: "", decision }).end?.choice;
			return other !== undefined && swapped(other) === end ? [] : [year];
		});
		return years.length === 0 ? [] : [{ upper, years }];
	});
}

function swapOffers(offers: readonly PoolOffer[], swapped: (choice: number) => number, first: number): PoolOffer[] {
	return offers
		.filter(({ choice }) => choice <= first + 1)
		.map((offer) => ({ ...offer, choice: swapped(offer.choice) }))
		.sort((a, b) => a.choice - b.choice);
}

/** Under slide a lower choice can still be reached by a person with a seat at its institute. */
function listShut(
	{ question, years }: ReadyList,
	table: RoundTable,
	{ choices, decision }: ReplayBody,
): ListCheck["shut"] {
	if (decision !== "float" && decision !== "freeze") return [];
	const closings = choices.map((choice) => listClosings(question, table, { choice, years }));
	return closings.flatMap((own, choice) => {
		if (own.years.size === 0) return [];
		const isEasier = (above: (typeof closings)[number]) =>
			own.closings.every((closing, place) => (above.closings[place] ?? 0) >= closing);
		const above = closings.slice(0, choice).findIndex(isEasier);
		return above < 0 ? [] : [{ choice, above, years: own.years.size }];
	});
}

function listOpenSeats(question: Question, table: RoundTable, years: readonly number[]): EmptyYearSeat[] {
	if (years.length === 0) return [];
	const byOption = new Map<number, Opening[]>();
	for (const { year, round, offers } of listAllOffers(question, table, years)) {
		for (const offer of offers) add(byOption, { year, round, offer });
	}
	const names = new Map(table.colleges.map(({ slug, name }) => [slug, name]));
	return [...byOption.values()]
		.sort((a, b) => b.length - a.length || nearness(question, b) - nearness(question, a))
		.slice(0, MAX_OPEN)
		.flatMap((openings) => toOpenSeat(openings, names));
}

type Opening = { year: number; round: number; offer: PoolOffer };

function add(openings: Map<number, Opening[]>, opening: Opening): void {
	const option = opening.offer.choice;
	const known = openings.get(option) ?? [];
	if (known.at(-1)?.year !== opening.year) known.push(opening);
	openings.set(option, known);
}

/** 1: closed at exactly the person's rank in the newest year; near 0: far beyond it. */
function nearness(question: Question, openings: readonly Opening[]): number {
	const offer = openings.at(-1)?.offer;
	const list = listsOfCounselling(question).find(
		({ group }) => group.seatType === offer?.pool.seatType && group.rankSpace === offer.pool.rankSpace,
	);
	return offer === undefined || list === undefined ? 0 : list.figure.value / offer.closing;
}

function toOpenSeat(openings: readonly Opening[], names: ReadonlyMap<string, string>): EmptyYearSeat[] {
	const last = openings.at(-1);
	if (last === undefined) return [];
	const { choice: _, college: slug, ...seat } = seatOf(last.offer);
	return [
		{
			college: { slug, name: names.get(slug) ?? slug },
			years: openings.map(({ year }) => year),
			newest: { ...seat, year: last.year, round: last.round },
		},
	];
}
