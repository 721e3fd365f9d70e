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

test("a name of one institution of the state is found, with or without its town", () => {
	expect(byName(row("Loyola College", "Tamil Nadu", "Chennai"))).toEqual({ collegeId: "C-1" });
	expect(byName(row("Bannari Amman Institute of Technology Sathyamangalam", "Tamil Nadu"))).toEqual({
		collegeId: "C-5",
	});
});

test("of namesakes in a state the town decides, and without it nobody", () => {
	expect(byName(row("Government Law College", "Tamil Nadu", "Salem"))).toEqual({ collegeId: "C-4" });
	expect(byName(row("Government Law College", "Tamil Nadu"))).toHaveProperty("why");
});

test("without a state the town has to be the institution's", () => {
	expect(byName(row("Loyola College", "", "Chennai"))).toEqual({ collegeId: "C-1" });
	expect(byName(row("Loyola College", "", "Vijayawada"))).toHaveProperty("why");
});

test("a name of another state, or one word more, is another institution's", () => {
	expect(byName(row("Loyola College", "Andhra Pradesh", "Vijayawada"))).toHaveProperty("why");
	expect(byName(row("Loyola College of Education", "Tamil Nadu", "Chennai"))).toHaveProperty("why");
});

test("a line that begins with the whole name goes on with the address", () => {
	const line = "Bannari Amman Institute of Technology Sathyamangalam Erode District 638 401";
	expect(byBeginning(row(line, "Tamil Nadu", "Erode"))).toEqual({ collegeId: "C-5" });
	expect(byBeginning(row("Bannari Amman College of Nursing Erode", "Tamil Nadu"))).toHaveProperty("why");
});
