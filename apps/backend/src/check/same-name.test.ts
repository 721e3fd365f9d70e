import { expect, test } from "vitest";
import { makeFitPrinted } from "./same-name.ts";

const NOWHERE: ReadonlySet<string> = new Set();

test.each([
	["गांधी हिंदी विद्यापीठ", "Gandhi Hindi Vidyapith"],
	["वोकेशनल यूनिवर्सिटी", "Vocational University"],
	["भारतीय शिक्षा परिषद", "Bhartiya Shiksha Parishad"],
	["नेशनल बैकवर्ड कृषि विद्यापीठ", "National Backward Krushi Vidyapeeth"],
	["दिल्ली विश्वविद्यालय", "Delhi University"],
	["राजीव गांधी प्रौद्योगिकी विश्वविद्यालय", "Rajiv Gandhi Proudyogiki Vishwavidyalaya"],
	["आईआईटी बॉम्बे", "आईआईटी बॉम्बे"],
])("%s is %s in Hindi", (typed, printed) => {
	expect(makeFitPrinted(typed)(printed, NOWHERE)).toBe("same");
});

test.each([
	["गांधी विद्यापीठ", "Gandhi Hindi Vidyapith"],
	["दिल्ली", "Delhi University"],
	["राजा यूनिवर्सिटी", "Raja Arabic University"],
	["St. Johns College", "St. John's University"],
	["அண்ணா", "Anna University"],
])("%s is not %s", (typed, printed) => {
	expect(makeFitPrinted(typed)(printed, NOWHERE)).toBeUndefined();
});

test("a name with its place behind it stands apart from its namesakes", () => {
	const noida = new Set(["noida"]);
	expect(makeFitPrinted("amity university noida")("Amity University, Noida", noida)).toBe("placed");
	expect(makeFitPrinted("amity university")("Amity University, Noida", noida)).toBe("same");
});
