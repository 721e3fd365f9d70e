import { expect, test } from "vitest";
import { adoptPageColleges } from "#app/compare/follow-page.ts";
import { createDeviceStore } from "#app/platform/device-store.ts";
import { trialDevice } from "#app/testing/trial-device.ts";
import { type ChosenCollege, COMPARED_COLLEGES, toggleChosen } from "./compare-store.ts";

const [A, B, C, D, E] = ["a", "b", "c", "d", "e"].map((slug): ChosenCollege => ({ slug, name: slug.toUpperCase() }));
const all = [A, B, C, D, E].filter((college) => college !== undefined);
const four = all.slice(0, 4);

test("colleges are added in order and removed again, and a fifth is refused", () => {
	const gathered = four.reduce<readonly ChosenCollege[]>((chosen, college) => toggleChosen(chosen, college) ?? [], []);
	expect(gathered).toEqual(four);
	expect(all.map((college) => toggleChosen(four, college)?.length)).toEqual([3, 3, 3, 3, undefined]);
});

test("a second tab follows every change, and foreign data in the storage reads as empty", () => {
	const device = trialDevice();
	const [one, other] = [device.openTab(), device.openTab()].map((tab) =>
		createDeviceStore<readonly ChosenCollege[]>(COMPARED_COLLEGES, tab),
	);
	const seen: number[] = [];
	other?.subscribe(() => seen.push(other.read().length));
	one?.write(four.slice(0, 2));
	one?.write([]);
	expect(seen).toEqual([2, 0]);
	expect(device.entries.size).toBe(0);
	for (const odd of ["", "{", "7", '[{"slug":"../x","name":"x"}]', '[{"slug":"a"}]'])
		expect(COMPARED_COLLEGES.parse(odd)).toEqual([]);
	expect(COMPARED_COLLEGES.parse(JSON.stringify(all))).toHaveLength(4);
});

test("a comparison with all chosen colleges adds its others to the choice; any other changes nothing", () => {
	const two = four.slice(0, 2);
	expect(adoptPageColleges(two, four)).toEqual(four);
	expect(adoptPageColleges(two, four.slice(1))).toEqual(two);
	expect(adoptPageColleges([], four)).toEqual([]);
	expect(adoptPageColleges(two, all)).toEqual(two);
});
