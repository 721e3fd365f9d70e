import { expect, test } from "vitest";
import { STATE_ENTRANCES } from "./state-entrances.ts";

test.each([
	["jelet", "lateral-entry", "west-bengal"],
	["dcece", "polytechnic-entrance", "bihar"],
	["dcece pe", "polytechnic-entrance", "bihar"],
	["jeecup", "polytechnic-entrance", "uttar-pradesh"],
])("%s appears in the section %s of %s", (name, section, state) => {
	expect(STATE_ENTRANCES.get(name)).toEqual({ section, state });
});

test("an exam of several states, with a guide here, or that names no exam, is not one state's exam", () => {
	expect(["leet", "ojee", "bcece", "no exam"].filter((name) => STATE_ENTRANCES.has(name))).toEqual([]);
});
