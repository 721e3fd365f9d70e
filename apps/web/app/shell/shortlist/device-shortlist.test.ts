import { expect, test } from "vitest";
import { createDeviceStore } from "#app/platform/device-store.ts";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import {
	type DeviceShortlist,
	EMPTY_SHORTLIST,
	isShortlisted,
	leaveAccount,
	parseShortlist,
	SHORTLIST,
	setShortlisted,
} from "./device-shortlist.ts";

const AT = new Date("2026-11-21T10:00:00.000Z");
const LATER = new Date("2026-11-21T11:00:00.000Z");
const saved = setShortlisted(EMPTY_SHORTLIST, { college: "a", isSaved: true }, AT);

test("a college is added to the list and removed, and remains known with its time", () => {
	expect(isShortlisted(saved, "a")).toBe(true);
	const removed = setShortlisted(saved, { college: "a", isSaved: false }, LATER);
	expect(isShortlisted(removed, "a")).toBe(false);
	expect(removed.entries).toEqual([
		{ college: "a", note: "", position: 0, isRemoved: true, changedAt: LATER.toISOString() },
	]);
});

test("a new college goes last, and a note stays with its college", () => {
	const noted = { ...saved, entries: saved.entries.map((entry) => ({ ...entry, note: "near home" })) };
	const two = setShortlisted(noted, { college: "b", isSaved: true }, LATER);
	expect(two.entries.map(({ college, position }) => [college, position])).toEqual([
		["a", 0],
		["b", 1],
	]);
	expect(setShortlisted(two, { college: "a", isSaved: false }, LATER).entries.at(-1)?.note).toBe("near home");
});

test("a stored list is read unchanged; foreign data is an empty list", () => {
	const device = trialDevice();
	const store = createDeviceStore<DeviceShortlist>(SHORTLIST, device.openTab());
	expect(store.write(saved)).toBe(true);
	expect(parseShortlist(device.entries.get("shortlist") ?? "")).toEqual(saved);
	for (const odd of ["", "{", "[]", "7", '{"entries":{}}', '{"entries":[{"college":1}]}'])
		expect(parseShortlist(odd).entries).toEqual([]);
	expect(store.write(EMPTY_SHORTLIST)).toBe(true);
	expect(device.entries.size).toBe(0);
});

test("a browser that refuses storage reports that nothing is stored", () => {
	expect(createDeviceStore<DeviceShortlist>(SHORTLIST, REFUSING_DEVICE).write(saved)).toBe(false);
});

test("signing out removes all that the account has, and leaves all that it lacks", () => {
	expect(leaveAccount({ ...saved, owner: "me", isSent: true })).toEqual(EMPTY_SHORTLIST);
	expect(leaveAccount({ ...saved, owner: "me", isSent: false }).entries).toHaveLength(1);
	expect(leaveAccount(saved).entries).toHaveLength(1);
});
