import { describe, expect, test } from "vitest";
import { readDistricts } from "#pipeline/aicte/places.ts";
import { readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { distanceKm } from "#pipeline/geo/distance.ts";
import { toPinState } from "#pipeline/geo/pin-states.ts";
import { findWitnesses, textsOfAicte, textsOfDirectory } from "#pipeline/geo/pin-witnesses.ts";
import { buildPins, type Pin } from "#pipeline/geo/pins.ts";
import { readPins } from "#pipeline/geo/pins-read.ts";
import { buildPlaces } from "#pipeline/geo/places.ts";
import { toCityKeys } from "#pipeline/match/normalise.ts";

const aishe = readAisheRows();
const places = buildPlaces(aishe);
const directory = toDirectory(aishe);
const rows = readPins();
const addresses = [...textsOfDirectory(directory), ...textsOfAicte(readAicteInstitutes(), readDistricts(directory))];
const { pins, added, refusals } = buildPins(rows, places, findWitnesses(addresses));
const find = (pin: string): Pin | undefined => pins.find((known) => known.pin === pin);
const FAR_KM = 60;

describe("PIN codes", () => {
	test("every printed row is accepted", () => {
		expect(rows).toHaveLength(11_042);
		expect(pins).toHaveLength(11_042);
		expect(refusals).toEqual([]);
	});

	test("a missing point is unknown, never the point 0, 0", () => {
		expect(rows.filter(({ point }) => point === undefined)).toHaveLength(150);
		expect(pins.filter(({ position }) => position !== undefined && position.latitude < 6)).toEqual([]);
	});

	test("a point in another state from a place of the same name is not used", () => {
		// The list puts Bazar in Gujarat at 27.1, 88.45, which is in Sikkim.
		const bazar = find("383245");
		expect(bazar).toMatchObject({ stateSlug: "gujarat", mark: "suspect" });
		expect(bazar?.position?.longitude).toBeLessThan(75);
	});

	test("one far point for all offices of a city is not used", () => {
		const bengaluru = places.towns.find(({ name }) => name === "Bengaluru");
		const position = find("560001")?.position;
		expect(position?.of).toBe("town");
		expect(bengaluru && position && distanceKm(bengaluru, position)).toBeLessThan(1);
	});

	test("the main towns of districts lie near the town of their name", () => {
		const far = pins.flatMap(({ pin, place, stateSlug, position }) => {
			const town = places.towns.filter((known) => known.name === place && known.stateSlug === stateSlug);
			const [first, other] = town;
			const known = first !== undefined && other === undefined && /00[1-9]$/.test(pin) && position !== undefined;
			return known && distanceKm(first, position) > FAR_KM ? [`${pin} ${place}`] : [];
		});
		expect(far).toEqual([]);
	});

	test("a PIN code that the state does not use is a misprint", () => {
		expect(toPinState("121001", "Uttar Pradesh")).toBeUndefined();
		expect(find("121001")).toMatchObject({ stateSlug: "haryana", districtId: "haryana/faridabad" });
		expect(find("495001")).toMatchObject({ stateSlug: "chhattisgarh", mark: "suspect" });
	});

	test("states formed since then have their own codes", () => {
		expect(toPinState("500001", "Andhra Pradesh")).toBe("telangana");
		expect(toPinState("517501", "Andhra Pradesh")).toBe("andhra-pradesh");
		expect(toPinState("194101", "Jammu and Kashmir")).toBe("ladakh");
		expect(toPinState("751001", "Orisa")).toBe("odisha");
	});

	test("a code that only institutions use is added in their district, with their document as its source", () => {
		expect(added.length).toBeGreaterThan(1_000);
		expect(added.filter(({ pin }) => find(pin) !== undefined)).toEqual([]);
		expect(added.filter(({ districtId, position }) => districtId === undefined || position === undefined)).toEqual([]);
		expect(new Set(added.map(({ sourceId }) => sourceId))).toEqual(new Set(["aishe-directory-2025", "aicte-2025"]));
	});

	test("a repeated or malformed code is refused with its line", () => {
		const [row] = rows;
		if (row === undefined) throw new Error("no rows");
		const odd = buildPins([row, { ...row, line: 3 }, { ...row, pin: "011001", line: 4 }], places, new Map());
		expect(odd.pins).toHaveLength(1);
		expect(odd.refusals.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
			"3 repeats another row",
			"4 not a PIN code",
		]);
	});
});

describe("PIN codes in names and addresses", () => {
	const witness = (...texts: [text: string, districtId: string][]) =>
		Object.fromEntries(
			[...findWitnesses(texts.map(([text, districtId]) => ({ text, districtId, sourceId: "s" })))].map(
				([pin, { districtId }]) => [pin, districtId],
			),
		);

	test("six digits, with or without a gap, are a PIN code; digits of telephones, houses and counselling codes are not", () => {
		expect(witness(["B.KOTHAKOTA-517370", "andhra-pradesh/chittoor"])).toEqual({ "517370": "andhra-pradesh/chittoor" });
		expect(witness(["Lam, Guntur – 522 034", "andhra-pradesh/guntur"])).toEqual({ "522034": "andhra-pradesh/guntur" });
		expect(witness(["NO 531-532 ROAD, PHONE 9490099875", "andhra-pradesh/guntur"])).toEqual({});
		expect(witness(["411002-KES'S COLLEGE", "maharashtra/pune"])).toEqual({});
	});

	test("a number that the post does not use in that state is not a PIN code", () => {
		expect(witness(["110059 COLLEGE OF ENGINEERING, BHUSAWAL", "maharashtra/jalgaon"])).toEqual({});
	});

	test("the majority of institutions decides; a tie decides nothing", () => {
		const pune: [string, string] = ["PUNE 411001", "maharashtra/pune"];
		const satara: [string, string] = ["SATARA 411001", "maharashtra/satara"];
		expect(witness(pune, pune, satara)).toEqual({ "411001": "maharashtra/pune" });
		expect(witness(pune, satara)).toEqual({});
	});
});

test("a city is found by its old and present names", () => {
	expect(toCityKeys("Mysore")).toEqual(["mysore", "mysuru"]);
	expect(toCityKeys("Bengaluru")).toContain("bangalore");
	expect(toCityKeys("Pāli")).toEqual(["pali"]);
});
