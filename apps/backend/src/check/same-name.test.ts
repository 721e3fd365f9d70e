import { expect, test } from "vitest";
import { createNameMatcher } from "./same-name.ts";

const NOWHERE: ReadonlySet<string> = new Set();

test.each([
	["गांधी हिंदी विद्यापीठ", "Gandhi Hindi Vidyapith"],
	["वोकेशनल यूनिवर्सिटी", "Vocational University"],
	["भारतीय शिक्षा परिषद", "Bhartiya Shiksha Parishad"],
	["नेशनल बैकवर्ड कृषि विद्यापीठ", "National Backward Krushi Vidyapeeth"],
	["दिल्ली विश्वविद्यालय", "Delhi University"],
	["राजीव गांधी प्रौद्योगिकी विश्वविद्यालय", "Rajiv Gandhi Proudyogiki Vishwavidyalaya"],
	["आईआईटी बॉम्बे", "आईआईटी बॉम्बे"],
	["भारतीय प्रौद्योगिकी संस्थान दिल्ली", "Indian Institute of Technology Delhi"],
	["राष्ट्रीय प्रौद्योगिकी संस्थान, पटना", "National Institute of Technology Patna"],
	["अखिल भारतीय आयुर्विज्ञान संस्थान पटना", "All India Institute of Medical Sciences, Patna"],
	["इलाहाबाद विश्वविद्यालय", "University of Allahabad"],
])("%s is %s in Hindi", (typed, printed) => {
	expect(createNameMatcher(typed)(printed, NOWHERE)).toBe("same");
});

test.each([
	["गांधी विद्यापीठ", "Gandhi Hindi Vidyapith"],
	["दिल्ली", "Delhi University"],
	["राजा यूनिवर्सिटी", "Raja Arabic University"],
	["भारतीय प्रौद्योगिकी संस्थान दिल्ली", "Indian Institute of Technology Patna"],
	["प्रबंधन और अभियांत्रिकी संस्थान", "Institute of Engineering and Management"],
	["भारतीय विज्ञान संस्थान", "Indian Institute of Science and Engineering"],
	["St. Johns College", "St. John's University"],
	["அண்ணா", "Anna University"],
])("%s is not %s", (typed, printed) => {
	expect(createNameMatcher(typed)(printed, NOWHERE)).toBeUndefined();
});

test("a name with its place is distinguished from its namesakes", () => {
	const noida = new Set(["noida"]);
	expect(createNameMatcher("amity university noida")("Amity University, Noida", noida)).toBe("placed");
	expect(createNameMatcher("amity university")("Amity University, Noida", noida)).toBe("same");
});
