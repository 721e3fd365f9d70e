import { expect, test } from "vitest";
import { mergeFields } from "./merge-values.ts";

const a = { key: "a", starts: "2027-01", status: "expected" };
const b = { key: "b", starts: "2027-02", status: "expected" };
const later = (event: typeof a) => ({ ...event, starts: "2027-06" });

test("other people's later edits stay next to the change", () => {
	const was = { events: [a, b], receipts: { events: 1 }, summary: "One." };
	const is = { events: [a, later(b)], receipts: { events: 1, fees: 2 }, summary: "One." };
	const to = { events: [later(a), b], receipts: { events: 3 }, summary: "Two." };
	const { values, clashes } = mergeFields({ was, is, to });
	expect(values).toEqual({ events: [later(a), later(b)], receipts: { events: 3, fees: 2 }, summary: "Two." });
	expect(clashes).toEqual([]);
});

test("names a field that both changed, and accepts it if both changed it alike", () => {
	const to = { events: [later(a), b], summary: "Two." };
	const theirs = { ...a, status: "past" };
	expect(
		mergeFields({ was: { events: [a, b], summary: "One." }, is: { events: [theirs, b], summary: "Two." }, to }),
	).toEqual({ values: { summary: "Two." }, clashes: ["events 1"] });
});

test("never mixes up the entries of a list that was reordered or made longer", () => {
	const was = { events: [a, b] };
	const to = { events: [{ ...a, status: "past" }, b] };
	expect(mergeFields({ was, is: { events: [b, a] }, to }).clashes).toEqual(["events 1"]);
	expect(mergeFields({ was, is: { events: [b, a, b] }, to }).clashes).toEqual(["events"]);
});
