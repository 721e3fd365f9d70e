import { expect, test } from "vitest";
import { readNumbers } from "./numbers.ts";

const unit = (value: string) => ({ kind: "unit", value, label: "" });
const word = (kind: string, value = "") => ({ kind, value, label: "" });

function read(...parts: (number | { kind: string; value: string; label: string })[]) {
	const spans = parts.map((part, from) =>
		typeof part === "number"
			? { from, to: from + 1, meanings: [], number: part }
			: { from, to: from + 1, meanings: [part] },
	);
	return readNumbers(spans).bounds;
}

test("a sum with a bound is a budget; of two the first is the least", () => {
	expect(read(word("bound", "max"), 5, unit("100000"))).toEqual({ budgetInr: { max: 500_000 } });
	expect(read(2, 3, unit("100000"))).toEqual({ budgetInr: { min: 200_000, max: 300_000 } });
	expect(read(word("bound", "min"), 50, unit("1000"))).toEqual({ budgetInr: { min: 50_000 } });
});

test("what stands beside a number says what it is", () => {
	expect(read(word("rank-word"), 45_000)).toEqual({ rank: 45_000 });
	expect(read(1, unit("100000"), word("rank-word"))).toEqual({ rank: 100_000 });
	expect(read(560, word("marks-word"))).toEqual({ marks: 560 });
	expect(read(98.5, word("percent-word"))).toEqual({ percentile: 98.5 });
	expect(read(word("sort", "nirf"), 10)).toEqual({ limit: 10 });
	expect(read(2027)).toEqual({ year: 2027 });
	expect(read(273_001)).toEqual({ pin: "273001" });
});

test("a number beyond any bound says nothing", () => {
	expect(read(word("bound", "max"), 99_999_999_999, unit("100000"))).toEqual({});
	expect(read(12)).toEqual({});
});

test("a range has a unit on either side, and more than is a bound that may be denied", () => {
	expect(read(50, unit("1000"), word("filler"), 1, unit("100000"))).toEqual({
		budgetInr: { min: 50_000, max: 100_000 },
	});
	expect(read(10, unit("100000"), word("bound", "min"), word("no"))).toEqual({ budgetInr: { max: 1_000_000 } });
});

test("beside an exam a bare number is its marks where it can be, and a rank where a seat is spoken of", () => {
	expect(read(word("exam", "neet"), 560)).toEqual({ marks: 560 });
	expect(read(word("exam", "neet"), word("seat-category", "sc"), 45_000)).toEqual({ rank: 45_000 });
	expect(read(word("exam", "neet"), 12, word("class-word"))).toEqual({});
});

test("an income is no budget", () => {
	expect(read(word("intent", "scholarship"), word("bound", "max"), 2.5, unit("100000"))).toEqual({});
});
