import { expect, test } from "vitest";
import { parseCollegeSearch } from "#app/college/search.ts";
import { trialFacets } from "#app/testing/trial-facets.ts";
import { packFacets, shortenFacets, unpackFacets } from "./facets.ts";

test("facets arrive as sent, with the chosen values, and only places carry their label", () => {
	const search = parseCollegeSearch(new URLSearchParams("state=kerala&ownership=private"));
	const facets = trialFacets(search, {
		state: [
			["kerala", "Kerala"],
			["bihar", "Bihar"],
		],
		ownership: [["private", "private"]],
		degree: [["btech", "B.E./B.Tech"]],
	});
	const received = unpackFacets(packFacets(facets), search);
	expect(received).toEqual({ ...facets, degree: [{ ...facets.degree[0], label: "btech" }] });
	expect(received.state.map(({ selected }) => selected)).toEqual([true, false]);
});

const STATES = Array.from({ length: 20 }, (_, index) => [`state-${index}`, `State ${index}`] as const);

function shownStates(address: string): { values: string[]; size: number | undefined } {
	const search = parseCollegeSearch(new URLSearchParams(address));
	const all = trialFacets(search, { state: STATES });
	const counted = { ...all, state: all.state.map((option, index) => ({ ...option, count: index, labelHi: "राज्य" })) };
	const { facets, sizes } = shortenFacets(counted, search, "hi");
	for (const option of facets.state) expect([option.label, option.labelHi]).toEqual(["राज्य", undefined]);
	return { values: facets.state.map(({ value }) => value), size: sizes.state };
}

test("a long facet shows the dozen values with most results in its own order, and the total number", () => {
	const most = STATES.slice(-12).map(([value]) => value);
	expect(shownStates("")).toEqual({ values: most, size: 20 });
});

test("a chosen value is shown as well", () => {
	expect(shownStates("state=state-2").values.slice(0, 2)).toEqual(["state-2", "state-8"]);
});

test("all values are shown on request, and in the list by states", () => {
	const whole = { values: STATES.map(([value]) => value), size: undefined };
	expect(shownStates("whole=state")).toEqual(whole);
	expect(shownStates("view=districts")).toEqual(whole);
	expect(shownStates("whole=course").size).toBe(20);
});
