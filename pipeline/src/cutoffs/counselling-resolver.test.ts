import { expect, test } from "vitest";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { createCounsellingResolver } from "#pipeline/cutoffs/counselling-resolver.ts";
import { createPlaceFinder } from "#pipeline/cutoffs/places.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";

function college(code: string, name: string, state: string, district: string): DirectoryCollege {
	return {
		code,
		kind: code.startsWith("S-") ? "standalone" : "college",
		name,
		otherNames: [],
		stateSlug: state,
		districtId: undefined,
		district,
		sourceId: "aishe-directory-2025",
	};
}

const DIRECTORY = [
	college("C-1", "J.S.S. Institute of Technology, B.H. Road", "karnataka", "Mysuru"),
	college("C-2", "J S S Institute of Technology", "karnataka", "Hassan"),
	college("C-3", "Patna Medical College", "bihar", "Patna"),
	college("C-4", "Some College, Nalanda", "bihar", "Nalanda"),
	college("C-5", "University College of Engineering, Pattukkottai", "tamil-nadu", "Thanjavur"),
	college("C-6", "Walchand College of Engineering, Vishrambag", "maharashtra", "Sangli"),
	college("S-7", "6007-Walchand College of Engineering, Sangli", "maharashtra", "Sangli"),
	college("C-8", "Marathwada Mandal's College of Engineering, Pune", "maharashtra", "Pune"),
	college("C-9", "Guntur Medical College", "andhra-pradesh", "Guntur"),
	college("C-10", "Guntur Medical College (B.Sc MLT)", "andhra-pradesh", "Guntur"),
	college("C-11", "Narula Institute of Technology 306", "west-bengal", "Nadia"),
	college("C-12", "Narula Institute of Technology 127", "west-bengal", "Nadia"),
	college("C-13", "Institute of Medical Sciences and SUM Hospital", "odisha", "Khordha"),
];

const undecided = () => undefined;

function resolve(mention: Partial<Mention>, reviewed: (mention: Mention) => Match | undefined = undecided) {
	const resolver = createCounsellingResolver(DIRECTORY, reviewed, createPlaceFinder(DIRECTORY, []));
	return resolver({ source: "kcet", name: "", city: "", state: "Karnataka", ...mention })?.collegeId;
}

test("a name is resolved with the place printed beside it", () => {
	expect(resolve({ name: "JSS Institute of Technology, Mysore (Autonomous)" })).toBe("C-1");
	expect(resolve({ name: "J. S. S. Institute of Technology", city: "Hassan" })).toBe("C-2");
});

test("two colleges never match by name alone: without an agreeing place the name stays unresolved", () => {
	expect(resolve({ name: "JSS Institute of Technology" })).toBeUndefined();
	expect(resolve({ name: "JSS Institute of Technology, Bidar" })).toBeUndefined();
	expect(resolve({ name: "JSS Institute of Technology, Mysore", state: "Kerala" })).toBeUndefined();
});

test("a place in a road's name is not the college's place", () => {
	expect(resolve({ name: "JSS Institute of Technology, Mysore Road" })).toBeUndefined();
});

test("common words need an exact match: another town is another college", () => {
	const medical = { source: "neet", state: "Bihar" } as const;
	expect(resolve({ ...medical, name: "PATNA MEDICAL COLLEGE, PATNA" })).toBe("C-3");
	expect(resolve({ ...medical, name: "NALANDA MEDICAL COLLEGE, PATNA" })).toBeUndefined();
	const tamil = { source: "tnea", state: "Tamil Nadu", city: "Thanjavur" } as const;
	expect(resolve({ ...tamil, name: "University College of Engineering Thanjavur" })).toBeUndefined();
	expect(resolve({ ...tamil, name: "University College of Engineering Thanjavur", aisheCode: "C-5" })).toBeUndefined();
});

test("the part after a trust's name counts as a name only if it is distinctive", () => {
	const pune = { source: "mht-cet", state: "Maharashtra" } as const;
	expect(resolve({ ...pune, name: "Shivaji Society's College of Engineering, Pune" })).toBeUndefined();
	expect(resolve({ ...pune, name: "Marathwada Mandal's College of Engineering, Pune" })).toBe("C-8");
});

test("a degree does not belong to the polytechnic of the same name and place", () => {
	expect(resolve({ source: "mht-cet", name: "Walchand College of Engineering, Sangli", state: "Maharashtra" })).toBe(
		"C-6",
	);
});

test("an exact name wins over a name that only begins so; of two equals neither is taken", () => {
	expect(resolve({ source: "neet", name: "Guntur Medical College, Guntur", state: "Andhra Pradesh" })).toBe("C-9");
	expect(resolve({ source: "wbjee", name: "Narula Institute of Technology, Nadia", state: "West Bengal" })).toBe(
		undefined,
	);
});

test("a second campus is not matched to the institution", () => {
	const odisha = { source: "neet", state: "Odisha", address: "Khordha" } as const;
	expect(resolve({ ...odisha, name: "Institute of Medical Sciences & SUM Hospital" })).toBe("C-13");
	expect(resolve({ ...odisha, name: "Institute of Medical Sciences & SUM Hospital, Campus II" })).toBeUndefined();
});

test("a code in a copy counts only if state, place and name agree", () => {
	const mention = { source: "tnea", city: "Sangli", state: "Maharashtra", aisheCode: "C-6" } as const;
	expect(resolve({ ...mention, name: "Walchand College of Engineering" })).toBe("C-6");
	expect(resolve({ ...mention, name: "Loyola Institute of Technology" })).toBeUndefined();
	expect(resolve({ ...mention, name: "Walchand College of Engineering", city: "Pune" })).toBeUndefined();
});

test("a person's decision overrides everything", () => {
	const decided = () => ({ collegeId: "C-99", by: "reviewed", why: "looked at" }) as const;
	expect(resolve({ name: "JSS Institute of Technology, Mysore" }, decided)).toBe("C-99");
});
