import { expect, test } from "vitest";
import { foldName } from "./rules/fold-name.ts";
import { isSimilarName } from "./similar-names.ts";

test.each([
	["Indian Institute of Science", "Indian Institute of Science and Engineering", true],
	["Institute of Engineering and Management", "Institute of Management and Engineering", true],
	["Netaji Subhas University", "Netaji Subhash Chandra Bose University", true],
	["Lovly Profesional University", "Lovely Professional University", true],
	["Comercial Univercity Ltd", "Commercial University Ltd.", true],
	["Shobhit University", "Shobhit Institute of Engineering & Technology", true],
	["Christ University", "Christ New Testament Deemed University", false],
	["Indian Institute of Technology", "Indian Institute of Science and Engineering", false],
	["Indian Institute of Planning and Management", "Indian Institute of Management", false],
	["Indira Gandhi National Open University", "Bible Open University of India", false],
	["Gautam Buddha University", "Sree Bodhi Academy of Higher Education", false],
	["Rajiv Gandhi University", "Rajeev Gandhi Institute of Technology & Management", false],
	["Sushant University", "St. John's University", false],
	["Rashtriya Raksha University", "Daksha University", false],
	["Plaksha University", "Daksha University", false],
	["Gujarat Vidyapith", "Gandhi Hindi Vidyapith", false],
])("whether %s is similar to %s: %s", (one, other, isSimilar) => {
	expect(isSimilarName(foldName(one), foldName(other))).toBe(isSimilar);
	expect(isSimilarName(foldName(other), foldName(one))).toBe(isSimilar);
});
