import { expect, test } from "vitest";
import { assignCategories } from "#pipeline/categories/assign.ts";
import { groupsOfName } from "#pipeline/categories/group-rules.ts";
import type { CollegeRow } from "#pipeline/colleges/build.ts";
import type { Ranking } from "#pipeline/nirf/rankings.ts";

test.each([
	["Sushana Methodist Girls B.Ed College, Roorkee", 20],
	["Calcutta Girls B.T College", 20],
	["Fathima Memorial Training College, Pallimukku", 20],
	["DISTRICT INSTITUTE OF EDUCATION AND TRAINING MYSORE", 20],
	["Shri. S.K.Patil Shikshanshastra Mahavidyalaya", 20],
	["Government Degree College, Nowshera", 21],
	["Raja Rammohan Roy Mahavidyalaya", 21],
	["Anna Adarsh College for Women", 21],
])("%s names its group", (name, categoryId) => {
	expect(groupsOfName(name, "college").map((group) => group.categoryId)).toEqual([categoryId]);
});

test.each([
	"TMAE College of Physical Education",
	"Tejash Institute of Health Education",
	"Ramji Singh Memorial College of Professional Studies",
	"Panjab University Regional Centre, Ludhiana",
	"Police Training College, Moradabad",
	"The Education Society's College of Nursing",
	"Ahmedabad Arts and Commerce College",
])("%s names neither group", (name) => {
	expect(groupsOfName(name, "college")).toEqual([]);
});

test("a stand-alone institute of diplomas is not a general degree college, whatever its name", () => {
	expect(groupsOfName("Jatadhari Mahila Mahavidyalaya", "standalone")).toEqual([]);
});

const college = (id: string, officialName: string, stateSlug: string): CollegeRow => ({
	id,
	name: officialName,
	officialName,
	kind: "college",
	aisheCode: id,
	stateSlug,
	district: undefined,
	districtId: undefined,
	city: undefined,
	sourceId: "aishe",
	known: true,
});

const ranked = (collegeId: string, year: number): Ranking => ({
	collegeId,
	list: "college",
	year,
	rank: 2,
	band: undefined,
	score: undefined,
	nirfId: undefined,
	sourceId: `nirf-${year}`,
	parameters: undefined,
	printedName: "",
});

const idsOf = (categories: ReturnType<typeof assignCategories>) =>
	categories.map(({ categoryId }) => categoryId).sort();

test("NIRF's list of colleges is evidence of arts, science and commerce, in Delhi not of commerce", () => {
	const loyola = assignCategories([college("C-1", "Loyola College", "tamil-nadu")], [ranked("C-1", 2024)], []);
	expect(idsOf(loyola)).toEqual([21, 7, 8, 9].sort());
	expect(loyola.find(({ categoryId }) => categoryId === 8)).toMatchObject({ rule: "ranked", evidence: "college 2024" });
	const miranda = assignCategories([college("C-2", "Miranda House", "delhi")], [ranked("C-2", 2025)], []);
	expect(idsOf(miranda)).toEqual([21, 8, 9].sort());
});

test("it adds nothing to a college whose own name or printed programmes show the field", () => {
	const named = assignCategories([college("C-1", "Virani Science College", "gujarat")], [ranked("C-1", 2024)], []);
	expect(idsOf(named)).toEqual([9]);
	const programmes = ["B.Com (Hons.)", "B.A.(Hons.) Economics"].map((programme) => ({
		collegeId: "C-2",
		programme,
		sourceId: "du-csas-2025",
	}));
	const printed = assignCategories([college("C-2", "Hindu House", "delhi")], [ranked("C-2", 2025)], programmes);
	expect(idsOf(printed)).toEqual([7, 8]);
});
