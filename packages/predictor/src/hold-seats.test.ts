import { DECISIONS, type Decision } from "@uchit/contract/predict-replay.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allotSeats, type Offer } from "./hold-seats.ts";

/** Choices are named by institute and place: `b2` is the third choice, at institute b. */
const offer = (name: string): Offer => ({ choice: Number(name.slice(1)), college: name.slice(0, 1) });
const year = (...rounds: string[]) =>
	rounds.map((open, place) => ({ round: place + 1, offers: open.split(" ").filter(Boolean).map(offer) }));
const namesOf = (seats: readonly (Offer | undefined)[]) =>
	seats.map((seat) => (seat === undefined ? "" : `${seat.college}${seat.choice}`));
const live = (rounds: ReturnType<typeof year>, decision: Decision) => namesOf(allotSeats(rounds, () => decision));

describe("one year", () => {
	const ROUNDS = year("", "b2 a3", "a0 b1", "a0 b1");

	test("float takes any higher choice that opens, slide only at the same institute, freeze nothing more", () => {
		expect(live(ROUNDS, "float")).toEqual(["", "b2", "a0", "a0"]);
		expect(live(ROUNDS, "slide")).toEqual(["", "b2", "b1", "b1"]);
		expect(live(ROUNDS, "freeze")).toEqual(["", "b2", "b2", "b2"]);
	});

	test("a seat stays when its pool closes again, and when only lower choices open", () => {
		expect(live(year("a1", "", "b2"), "float")).toEqual(["a1", "a1", "a1"]);
	});

	test("the decision of a round counts from the next round on", () => {
		const decisions: Partial<Record<number, Decision>> = { 1: "float", 2: "freeze" };
		expect(namesOf(allotSeats(year("a3", "a2", "a1"), (round) => decisions[round]))).toEqual(["a3", "a2", "a2"]);
	});

	test("a decision without a seat has no effect", () => {
		const decisions: Partial<Record<number, Decision>> = { 1: "freeze" };
		expect(namesOf(allotSeats(year("", "a3", "a1"), (round) => decisions[round]))).toEqual(["", "a3", "a1"]);
	});

	test("a decision narrows the choices and never widens them", () => {
		const decisions: Partial<Record<number, Decision>> = { 1: "slide", 2: "float", 3: "freeze" };
		const rounds = year("a3", "b0 a2", "b0 a1", "b0 a0");
		expect(namesOf(allotSeats(rounds, (round) => decisions[round]))).toEqual(["a3", "a2", "a1", "a1"]);
	});
});

describe("any year", () => {
	const anyYear = fc
		.record({
			colleges: fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 8 }),
			rounds: fc.array(fc.uniqueArray(fc.nat(7)), { minLength: 1, maxLength: 7 }),
		})
		.map(({ colleges, rounds }) =>
			rounds.map((open, place) => ({
				round: place + 1,
				offers: open
					.toSorted((a, b) => a - b)
					.flatMap((choice): Offer[] => {
						const college = colleges[choice];
						return college === undefined ? [] : [{ choice, college }];
					}),
			})),
		);
	const NOTHING = 99;
	const endOf = (rounds: Parameters<typeof allotSeats>[0], decision: Decision) =>
		allotSeats(rounds, () => decision).at(-1)?.choice ?? NOTHING;

	test("float ends no lower than slide, and slide no lower than freeze", () => {
		fc.assert(
			fc.property(anyYear, (rounds) => {
				const ends = DECISIONS.map((decision) => endOf(rounds, decision));
				expect(ends).toEqual(ends.toSorted((a, b) => a - b));
			}),
		);
	});

	test("slide stays at the institute of the first seat, and freeze stays in the seat", () => {
		fc.assert(
			fc.property(anyYear, (rounds) => {
				const seatsOf = (decision: Decision) => allotSeats(rounds, () => decision).filter((seat) => seat !== undefined);
				expect(new Set(seatsOf("slide").map(({ college }) => college)).size).toBeLessThanOrEqual(1);
				expect(new Set(seatsOf("freeze")).size).toBeLessThanOrEqual(1);
			}),
		);
	});

	test("a seat is never exchanged for a lower one, whatever the decision", () => {
		const decisions = fc.array(fc.option(fc.constantFrom(...DECISIONS), { nil: undefined }), { maxLength: 7 });
		fc.assert(
			fc.property(anyYear, decisions, (rounds, given) => {
				const places = allotSeats(rounds, (round) => given[round - 1]).map((seat) => seat?.choice ?? NOTHING);
				expect(places).toEqual(places.toSorted((a, b) => b - a));
			}),
		);
	});
});
