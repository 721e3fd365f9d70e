import { describe, expect, test } from "vitest";
import { createUniversityFinder } from "#pipeline/affiliations/universities.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toDistrictId } from "#pipeline/geo/places.ts";

const university = (code: string, name: string, stateSlug: string, district: string): DirectoryCollege => ({
	code,
	name,
	kind: "university",
	otherNames: [],
	stateSlug,
	district,
	districtId: toDistrictId(stateSlug, district),
	sourceId: "aishe",
});
const find = createUniversityFinder([
	university("U-1", "Jawaharlal Nehru Technological University, Kakinada", "andhra-pradesh", "East Godavari"),
	university("U-2", "Jawaharlal Nehru Technological University, Anantapur", "andhra-pradesh", "Ananthapuramu"),
	university("U-3", "SRM UNIVERSITY, SONEPAT", "haryana", "Sonipat"),
	university("U-4", "University of Agricultural Sciences, Dharwad", "karnataka", "Dharwad"),
	university("U-5", "University of Agricultural Sciences, Bangalore", "karnataka", "Bengaluru Urban"),
	university("U-6", "Visvesvaraya Technological University, Belagavi", "karnataka", "Belagavi"),
	university("U-7", "Uttrakhand Technical College of Design University", "uttarakhand", "Dehradun"),
]);

describe("a printed university", () => {
	test("is distinguished from universities of the same name by its place", () => {
		expect(find({ name: "Jawaharlal Nehru Technological University, Kakinada", stateSlug: "andhra-pradesh" })).toBe(
			"U-1",
		);
		expect(find({ name: "Jawaharlal Nehru Technological University", stateSlug: "andhra-pradesh" })).toBeUndefined();
	});

	test("in a list of one state is not matched to its namesake in another", () => {
		expect(find({ name: "SRM University", stateSlug: "andhra-pradesh", ownState: true })).toBeUndefined();
		expect(find({ name: "SRM University", stateSlug: "haryana", ownState: true })).toBe("U-3");
	});

	test("with namesakes in its state is the one whose town is in the address", () => {
		const name = "University of Agricultural Sciences";
		expect(find({ name, stateSlug: "karnataka", address: "Krishi Nagar, Dharwad", ownState: true })).toBe("U-4");
		expect(find({ name, stateSlug: "karnataka", ownState: true })).toBeUndefined();
	});

	test("is found in another spelling", () => {
		expect(find({ name: "Visvesvaraiya Technological University, Belgaum", stateSlug: "karnataka" })).toBe("U-6");
	});

	test("is not matched to a board", () => {
		expect(find({ name: "Board of Technical Examination, Karnataka", stateSlug: "karnataka" })).toBeUndefined();
		expect(find({ name: "Directorate of Technical Education", stateSlug: "karnataka" })).toBeUndefined();
	});
});
