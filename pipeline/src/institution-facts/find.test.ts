import { expect, test } from "vitest";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { createInstitutionFinder } from "./find.ts";
import type { PrintedInstitution } from "./read.ts";

const college = (code: string, name: string, stateSlug: string, district: string): DirectoryCollege => ({
	code,
	kind: "college",
	name,
	otherNames: [],
	stateSlug,
	district,
	districtId: undefined,
	sourceId: "aishe",
});

const row = (name: string, state = "", city = ""): PrintedInstitution => ({
	file: "ror/2026_india.csv",
	line: 2,
	name,
	state,
	city,
	aisheCode: "",
	website: "",
	established: "",
	minority: "",
});

const { byName, byBeginning } = createInstitutionFinder(
	[
		college("C-1", "Loyola College", "tamil-nadu", "Chennai"),
		college("C-2", "Loyola College", "kerala", "Thiruvananthapuram"),
		college("C-3", "Government Law College", "tamil-nadu", "Madurai"),
		college("C-4", "Government Law College", "tamil-nadu", "Salem"),
		college("C-5", "Bannari Amman Institute of Technology, Sathyamangalam", "tamil-nadu", "Erode"),
	],
	[],
	new Map(),
);

test("a name that one institution of the state has is found, with or without its town", () => {
	expect(byName(row("Loyola College", "Tamil Nadu", "Chennai"))).toEqual({ collegeId: "C-1" });
	expect(byName(row("Bannari Amman Institute of Technology Sathyamangalam", "Tamil Nadu"))).toEqual({
		collegeId: "C-5",
	});
});

test("the town decides between institutions of one name in a state, and without it none is found", () => {
	expect(byName(row("Government Law College", "Tamil Nadu", "Salem"))).toEqual({ collegeId: "C-4" });
	expect(byName(row("Government Law College", "Tamil Nadu"))).toHaveProperty("why");
});

test("the town has to match the institution's if the state is missing", () => {
	expect(byName(row("Loyola College", "", "Chennai"))).toEqual({ collegeId: "C-1" });
	expect(byName(row("Loyola College", "", "Vijayawada"))).toHaveProperty("why");
});

test("the same name in another state, or with one word more, is another institution", () => {
	expect(byName(row("Loyola College", "Andhra Pradesh", "Vijayawada"))).toHaveProperty("why");
	expect(byName(row("Loyola College of Education", "Tamil Nadu", "Chennai"))).toHaveProperty("why");
});

test("the rest of a line that begins with the whole name is the address", () => {
	const line = "Bannari Amman Institute of Technology Sathyamangalam Erode District 638 401";
	expect(byBeginning(row(line, "Tamil Nadu", "Erode"))).toEqual({ collegeId: "C-5" });
	expect(byBeginning(row("Bannari Amman College of Nursing Erode", "Tamil Nadu"))).toHaveProperty("why");
});
