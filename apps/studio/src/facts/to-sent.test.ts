import { expect, test } from "vitest";
import { faultOfJson, toSent } from "./to-sent.ts";

const sent = toSent({ forms: ["events", "fees"], json: { pattern: null, missing: {} } });

test("what was left empty in a row is absent, and an empty row is no row", () => {
	const events = [{ key: "2027-exam", name: null, receipt: { publisher: "", date: null } }, { key: null }];
	expect(sent({ events }, { previousData: { events: [] } })).toEqual({ events: [{ key: "2027-exam" }] });
});

test("a part that was never there and got nothing is still not there", () => {
	const fresh = sent({ events: [], fees: { year: null, items: [] } }, { previousData: { events: null } });
	expect(fresh).toEqual({ events: null, fees: null });
});

test("a list whose last row is taken out is sent as empty", () => {
	expect(sent({ events: [] }, { previousData: { events: [{ key: "2027-exam" }] } })).toEqual({ events: [] });
});

test("JSON is sent as what it says, an emptied text as nothing, and untouched parts as they are", () => {
	expect(sent({ pattern: '{ "year": "2027" }', missing: " " })).toEqual({ pattern: { year: "2027" }, missing: {} });
	expect(sent({ pattern: { wrong: null } })).toEqual({ pattern: { wrong: null } });
});

test("a text that is no JSON is told before it is sent", () => {
	expect(faultOfJson("[1,")).toContain("This is not JSON");
	expect(faultOfJson("[1]")).toBeUndefined();
	expect(faultOfJson({ year: "2027" })).toBeUndefined();
});
