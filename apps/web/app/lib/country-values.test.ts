import { expect, test } from "vitest";
import { spec } from "../../../../e2e/support/spec.ts";
import { countryInSentence, listUnpublishedVisaParts, monthWords, visaValue } from "./country-values.ts";

const visa = {
	name: "F1",
	type: "Type",
	fees: "Fees",
	processing_time: "Processing Time",
	description: "For study.",
};

test(`${spec("3.41", "3.42", "3.43")} a placeholder of the record is nobody's value: it counts as not published`, () => {
	expect(visaValue(visa, "type")).toBeUndefined();
	expect(visaValue(visa, "fees")).toBeUndefined();
	expect(visaValue(visa, "processing_time")).toBeUndefined();
	expect(visaValue({ ...visa, fees: "€38" }, "fees")).toBe("€38");
	expect(listUnpublishedVisaParts([visa, { ...visa, name: "M1", type: "STUDENT", fees: "€1" }])).toEqual([
		{ name: "F1", parts: ["type", "fees", "processing_time"] },
		{ name: "M1", parts: ["processing_time"] },
	]);
});

test("a month is told in words, anything else as it is written", () => {
	expect(monthWords("en", "2025-12")).toBe("December 2025");
	expect(monthWords("en", "spring 2025")).toBe("spring 2025");
});

test("English puts an article before some names, Hindi before none", () => {
	const country = { name: "United States", name_hi: "संयुक्त राज्य अमेरिका" };
	expect(countryInSentence(country, "en")).toBe("the United States");
	expect(countryInSentence(country, "hi")).toBe("संयुक्त राज्य अमेरिका");
	expect(countryInSentence({ name: "Germany" }, "en")).toBe("Germany");
});
