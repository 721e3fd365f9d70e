import { describe, expect, test } from "vitest";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { indexDirectory } from "#pipeline/match/directory.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { createResolver, embeddedCode } from "#pipeline/match/resolve.ts";

const college = (code: string, name: string, stateSlug: string, district: string): DirectoryCollege => ({
	code,
	kind: code.startsWith("U") ? "university" : "college",
	name,
	otherNames: [],
	stateSlug,
	district,
	districtId: `${stateSlug}/${district.toLowerCase()}`,
	sourceId: "aishe",
});
const directory = indexDirectory([
	college("U-0456", "Indian Institute of Technology, Chennai", "tamil-nadu", "Chennai"),
	college("U-0701", "Indian Institute of Technology (BHU), Varanasi", "uttar-pradesh", "Varanasi"),
	college("U-0505", "Indian Institute of Technology, Kanpur", "uttar-pradesh", "Kanpur Nagar"),
	college("C-1", "Government Engineering College", "kerala", "Thrissur"),
	college("C-2", "Government Engineering College", "kerala", "Kannur"),
	college("C-3", "JSS College of Pharmacy, Mysuru", "karnataka", "Mysuru"),
]);
const mention = (name: string, city: string, state: string, nirfId?: string): Mention => ({
	source: "nirf",
	name,
	city,
	state,
	nirfId,
});
const nobody = (): Match | undefined => undefined;
const resolve = (line: Mention, others: Mention[] = []) => createResolver(directory, [line, ...others], nobody)(line);

describe("the institution behind a printed name", () => {
	test("an id of 2018 or later ends in the AISHE code", () => {
		expect(["IR-O-U-0456", "IR-2-O-OE-U-0456", "IR-E-I-1074", "IR17-I-1-1-77"].map(embeddedCode)).toEqual([
			"U-0456",
			"U-0456",
			undefined,
			undefined,
		]);
	});

	test("the id counts if state and name agree", () => {
		expect(
			resolve(mention("Indian Institute of Technology Madras", "Chennai", "Tamil Nadu", "IR-O-U-0456"))?.collegeId,
		).toBe("U-0456");
	});

	test("the id does not count against the printed state", () => {
		expect(resolve(mention("Some Other College", "Jaipur", "Rajasthan", "IR-E-U-0456"))).toBeUndefined();
	});

	test("the city distinguishes institutions of the same name in one state", () => {
		expect(resolve(mention("Govt. Engineering College", "Kannur", "Kerala"))?.collegeId).toBe("C-2");
		expect(resolve(mention("Govt. Engineering College", "Kollam", "Kerala"))).toBeUndefined();
	});

	test("a sibling institute is not mistaken for another in the same state", () => {
		expect(resolve(mention("Indian Institute of Technology", "Kanpur", "Uttar Pradesh"))?.collegeId).toBe("U-0505");
	});

	test("old and new city names are one place", () => {
		expect(resolve(mention("JSS College of Pharmacy", "Mysore", "Karnataka"))?.collegeId).toBe("C-3");
	});

	test("similarity alone does not match a name", () => {
		expect(resolve(mention("JSS Colleges of Pharmaceutical Sciences", "Mysuru", "Karnataka"))).toBeUndefined();
	});

	test("a person's decision overrides an id", () => {
		const line = mention("Indian Institute of Technology Madras", "Chennai", "Tamil Nadu", "IR-O-U-0456");
		const reviewed = (): Match => ({ collegeId: "U-0505", by: "reviewed", why: "for the test" });
		expect(createResolver(directory, [line], reviewed)(line)?.collegeId).toBe("U-0505");
	});
});
