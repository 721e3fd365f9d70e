import { expect, test, vi } from "vitest";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import { createDeviceStore, createTabStore, type Device, type DeviceEntry, parseJson } from "./device-store.ts";

const WORDS = {
	key: "words",
	empty: [],
	parse: (text) => String(Object(parseJson(text)).words ?? "").split(" "),
	format: (words) => (words.length === 0 ? undefined : JSON.stringify({ words: words.join(" ") })),
	ifUnstorable: "dropped",
} satisfies DeviceEntry<readonly string[]>;

const open = (device: Device, onUnstorable: "dropped" | "in-tab" = "dropped") =>
	createDeviceStore<readonly string[]>({ ...WORDS, ifUnstorable: onUnstorable }, device);

test("a written value is stored in the entry's own format for the next visit; an empty value removes the entry", () => {
	const device = trialDevice();
	expect(open(device.openTab()).write(["near", "home"])).toBe(true);
	expect(device.entries).toEqual(new Map([["words", '{"words":"near home"}']]));
	const next = open(device.openTab());
	expect(next.read()).toEqual(["near", "home"]);
	next.write([]);
	expect(device.entries.size).toBe(0);
});

test("the value is the same object until it changes, whichever tab changes it", () => {
	const device = trialDevice({ words: '{"words":"a"}' });
	const store = open(device.openTab());
	const first = store.read();
	expect(store.read()).toBe(first);
	device.entries.set("words", '{"words":"b"}');
	expect(store.read()).toEqual(["b"]);
});

test("a change in one tab reaches the subscribers in another until they unsubscribe", () => {
	const device = trialDevice();
	const [one, other] = [open(device.openTab()), open(device.openTab())];
	const [here, elsewhere] = [vi.fn(), vi.fn()];
	const stop = other.subscribe(here);
	const stopElsewhere = other.onOtherTab(elsewhere);
	one.write(["a"]);
	expect(other.read()).toEqual(["a"]);
	expect([here, elsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
	other.write(["b"]);
	expect([here, elsewhere].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
	stop();
	stopElsewhere();
	one.write(["c"]);
	other.write(["d"]);
	expect([here, elsewhere].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test("subscribers hear nothing of other entries, but do hear of a cleared storage", () => {
	const listeners: ((event: { key: string | null }) => void)[] = [];
	const device = trialDevice().openTab();
	const store = open({
		...device,
		onStorage: (listener) => {
			listeners.push(listener);
			return () => undefined;
		},
	});
	const notified = vi.fn();
	store.subscribe(notified);
	for (const key of ["theme", null]) for (const listener of listeners) listener({ key });
	expect(notified).toHaveBeenCalledTimes(1);
});

test("a value that the browser refuses is dropped or lasts for the tab, and either way counts as not stored", () => {
	const [dropping, holding] = [open(REFUSING_DEVICE), open(REFUSING_DEVICE, "in-tab")];
	expect([dropping.write(["a"]), holding.write(["a"])]).toEqual([false, false]);
	expect([dropping.read(), holding.read()]).toEqual([[], ["a"]]);
	expect([dropping.isStored(), holding.isStored()]).toEqual([false, false]);
});

test("a tab with an unstored value stores values on the device again once there is room", () => {
	const device = trialDevice({ words: '{"words":"old"}' });
	const tab = device.openTab();
	let isFull = true;
	const setItem = (key: string, text: string) => {
		if (isFull) throw new Error("The quota has been exceeded.");
		tab.open().setItem(key, text);
	};
	const store = open({ ...tab, open: () => ({ ...tab.open(), setItem }) }, "in-tab");
	expect(store.write(["new"])).toBe(false);
	expect(store.read()).toEqual(["new"]);
	isFull = false;
	expect(store.write(["old"])).toBe(true);
	expect(store.read()).toEqual(["old"]);
	expect(store.write(["newer"])).toBe(true);
	expect(open(device.openTab()).read()).toEqual(["newer"]);
});

test("a tab-only value notifies its subscribers and is stored nowhere", () => {
	const store = createTabStore(0);
	const listener = vi.fn();
	const stop = store.subscribe(listener);
	store.write(1);
	expect([store.initial, store.read()]).toEqual([0, 1]);
	stop();
	store.write(2);
	expect(listener).toHaveBeenCalledTimes(1);
});
