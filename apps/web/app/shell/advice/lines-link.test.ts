import { expect, test } from "vitest";
import { MAX_LINES, parseLinesFragment, type SharedLines, toLinesFragment } from "./lines-link.ts";

const LIST: SharedLines = {
	listKind: "choices",
	title: "JoSAA",
	lines: [
		{ key: "a", name: "Civil Engineering, NIT Goa", detail: "OPEN", college: "nit-goa" },
		{ key: "b", name: "सिविल, NIT पटना", detail: "" },
	],
	notes: ["", ""],
};

test("a list survives the round trip through its address, also with notes and its first order", () => {
	expect(parseLinesFragment(toLinesFragment(LIST), "choices")).toEqual(LIST);
	const back = { ...LIST, notes: ["दादी के पास", ""], sent: ["b", "a"] };
	expect(parseLinesFragment(toLinesFragment(back), "choices")).toEqual(back);
	expect(toLinesFragment(back)).toMatch(/^[\w.-]+$/);
});

test("refuses a list of another kind, and a link with a lost or changed letter", () => {
	const whole = toLinesFragment(LIST);
	expect(parseLinesFragment(whole, "applications")).toBeUndefined();
	for (let place = 0; place < whole.length; place += 1) {
		expect(parseLinesFragment(whole.slice(0, place), "choices")).toBeUndefined();
		const other = whole[place] === "A" ? "B" : "A";
		expect(parseLinesFragment(whole.slice(0, place) + other + whole.slice(place + 1), "choices")).toBeUndefined();
	}
});

test.each([
	{ ...LIST, lines: [] },
	{ ...LIST, lines: [...LIST.lines, ...LIST.lines] },
	{ ...LIST, lines: [{ key: "a", name: "", detail: "" }] },
	{ ...LIST, lines: [{ key: "a", name: "x", detail: "", college: "../account" }] },
	{ ...LIST, lines: Array.from({ length: MAX_LINES + 1 }, (_, at) => ({ key: `${at}`, name: "x", detail: "" })) },
	{ ...LIST, sent: ["a"] },
	{ ...LIST, sent: ["a", "c"] },
	{ ...LIST, notes: ["x".repeat(301), ""], sent: ["a", "b"] },
	{ ...LIST, notes: ["", "", "one too many"], sent: ["a", "b"] },
] satisfies SharedLines[])("refuses a forged link with a valid checksum: %o", (forged) => {
	expect(parseLinesFragment(toLinesFragment(forged), "choices")).toBeUndefined();
});
