import { expect, test } from "vitest";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import { createPlanStore } from "./store.ts";

test("ticks and the last plan are there on the next visit", () => {
	const device = trialDevice();
	const store = createPlanStore(device.openTab());
	store.setHave("ews", true);
	store.setHave("class-10", true);
	store.setHave("ews", false);
	store.setIssued("ews", "2026-06-01");
	store.setLast("?exam=cat,xat&college=iim-indore");
	const again = createPlanStore(device.openTab());
	expect(again.read()).toEqual({
		have: ["class-10"],
		issued: { ews: "2026-06-01" },
		last: "?exam=cat,xat&college=iim-indore",
	});
});

test.each([
	"no JSON",
	"[]",
	'"x"',
	'{"have":3,"last":7}',
	'{"have":[1,null],"issued":{"ews":7},"last":"javascript:alert(1)"}',
])("ignores stored data from another program: %s", (stored) => {
	const store = createPlanStore(trialDevice({ planner: stored }).openTab());
	expect(store.read()).toEqual({ have: [], issued: {}, last: undefined });
});

test("a browser without storage still shows the ticks of this visit", () => {
	const store = createPlanStore(REFUSING_DEVICE);
	store.setHave("ews", true);
	expect(store.read().have).toEqual(["ews"]);
});

test("two tabs share one list of ticks", () => {
	const device = trialDevice();
	const [one, other] = [createPlanStore(device.openTab()), createPlanStore(device.openTab())];
	one.setHave("ews", true);
	other.setHave("class-10", true);
	expect(one.read().have).toEqual(["ews", "class-10"]);
});
