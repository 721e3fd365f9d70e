import { expect, test } from "vitest";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import { createDeviceStore, type Device } from "./device-store.ts";
import { createUndoList } from "./undo-list.ts";

function openList(device: Device) {
	const store = createDeviceStore<string>(
		{ key: "letters", empty: "", parse: (text) => text, format: (text) => text, ifUnstorable: "dropped" },
		device,
	);
	const goesOn = (last: string, done: string) => last === "type" && done === "type";
	return { store, list: createUndoList<string, string>({ store, restore: (_, before) => before, goesOn }) };
}

const add = (letter: string) => (text: string) => text + letter;

test("steps are undone one by one, the newest first", () => {
	const { store, list } = openList(trialDevice().openTab());
	for (const letter of ["a", "b"]) list.act(`add ${letter}`, add(letter));
	expect(list.read().outcome).toEqual({ kind: "done", done: "add b" });
	list.undo();
	expect([store.read(), list.read().outcome, list.read().steps.at(-1)?.done]).toEqual([
		"a",
		{ kind: "undone" },
		"add a",
	]);
	list.undo();
	expect([store.read(), list.read().steps]).toEqual(["", []]);
	expect(list.undo()).toBe(true);
});

test("a step that continues the one before is undone with it", () => {
	const { store, list } = openList(trialDevice().openTab());
	list.act("add", add("a"));
	for (const letter of ["b", "c"]) list.act("type", add(letter));
	list.undo();
	expect(store.read()).toBe("a");
});

test("a change without effect adds no step", () => {
	const { list } = openList(trialDevice().openTab());
	expect(list.act("nothing", (text) => text)).toBe(true);
	expect(list.read()).toEqual({ steps: [], outcome: undefined });
});

test("at most fifty steps can be undone", () => {
	const { store, list } = openList(trialDevice().openTab());
	for (let step = 0; step < 60; step += 1) list.act("add", add("a"));
	for (let step = 0; step < 60; step += 1) list.undo();
	expect(store.read()).toHaveLength(10);
});

test("a change that the device refuses to store adds no step, and is reported", () => {
	const { list } = openList(REFUSING_DEVICE);
	expect(list.act("add", add("a"))).toBe(false);
	expect(list.read()).toEqual({ steps: [], outcome: { kind: "not-stored" } });
});

test("each step starts from the current value on the device, whichever tab wrote it", () => {
	const device = trialDevice();
	const { store, list } = openList(device.openTab());
	list.act("add", add("a"));
	openList(device.openTab()).list.act("add", add("b"));
	list.act("add", add("c"));
	expect(store.read()).toBe("abc");
});
