import { expect, test } from "vitest";
import { STATE_ENTRANCES } from "./state-entrances.ts";

test.each([
	["jelet", "lateral-entry", "west-bengal"],
	["dcece", "polytechnic-entrance", "bihar"],
	["dcece pe", "polytechnic-entrance", "bihar"],
	["jeecup", "polytechnic-entrance", "uttar-pradesh"],
])("%s is named by the section %s of %s", (name, section, state) => {
	expect(STATE_ENTRANCES.get(name)).toEqual({ section, state });
});

test("what several states hold, what has a guide here, and of what one paper is meant, is no exam of one state", () => {
	expect(["leet", "ojee", "bcece", "no exam"].filter((name) => STATE_ENTRANCES.has(name))).toEqual([]);
});
