import { expect, test } from "vitest";
import { spec } from "../../../../e2e/support/spec.ts";
import {
	correctedValue,
	countryInSentence,
	listUnpublishedVisaParts,
	studentVisa,
	visaText,
	visaValue,
} from "./values.ts";

const country = { corrections: [], receipts: {}, source_id: "record", sources: [] };

const visa = {
	name: "F1",
	type: "Type",
	fees: "Fees",
	processing_time: "Processing Time",
	description: "For study.",
};

test(`${spec("3.41", "3.42", "3.43")} a placeholder in the record counts as not published`, () => {
	expect(visaValue(visa, "type")).toBeUndefined();
	expect(visaValue(visa, "fees")).toBeUndefined();
	expect(visaValue(visa, "processing_time")).toBeUndefined();
	expect(visaValue({ ...visa, fees: "€38" }, "fees")).toBe("€38");
	const visas = [visa, { ...visa, name: "M1", type: "STUDENT", fees: "€1" }];
	expect(listUnpublishedVisaParts({ ...country, visa_options: visas })).toEqual([
		{ name: "F1", parts: ["type", "fees", "processing_time"] },
		{ name: "M1", parts: ["processing_time"] },
	]);
});

test("the newest correction counts, for its own visa and part only, with its own receipt", () => {
	const correction = {
		field: "visa_options",
		item: "F1",
		part: "fees",
		text: "It costs more.",
		receipt: "guides",
	} as const;
	const corrected = {
		...country,
		visa_options: [visa],
		corrections: [
			{ ...correction, value: "US$ 185", on: "2026-11-21" },
			{ ...correction, value: "US$ 160", on: "2025-11-21" },
			{ ...correction, part: "type", on: "2026-11-22" } as const,
		],
		receipts: { "corrections.0": "guides" },
	};
	expect(correctedValue(corrected, "visa_options", "F1", "fees")).toEqual({ text: "US$ 185", sourceId: "guides" });
	expect(correctedValue(corrected, "visa_options", "F1", "type")).toBeUndefined();
	expect(correctedValue(corrected, "visa_options", "M1", "fees")).toBeUndefined();
	expect(correctedValue(corrected, "capital")).toBeUndefined();
	expect(listUnpublishedVisaParts(corrected)).toEqual([{ name: "F1", parts: ["type", "processing_time"] }]);
});

test("a visa uses the editors' corrected name and price, and the student visa is found by them", () => {
	const visa = { name: "T4", type: "Type", fees: "Fees", processing_time: "Processing Time", description: "d" };
	const correction = (part: "name" | "type", value: string) => ({
		field: "visa_options" as const,
		item: "T4",
		part,
		value,
		text: "why",
		receipt: "guides",
		on: "2026-11-23",
	});
	const country = {
		visa_options: [visa],
		corrections: [correction("name", "Student visa"), correction("type", "STUDENT")],
		receipts: { "corrections.0": "guides" },
		source_id: "record",
		sources: [],
	};
	const found = studentVisa(country);
	expect(found?.valueOf("name")).toEqual({ text: "Student visa", textHi: undefined, sourceId: "guides" });
	expect(found?.valueOf("fees")).toBeUndefined();
	expect(studentVisa({ ...country, corrections: [] })).toBeUndefined();
	expect(visaText({ ...country, corrections: [] }, visa, "name")).toMatchObject({ text: "T4", sourceId: "record" });
});

test("English puts an article before some country names, and Hindi before none", () => {
	const country = { name: "United States", name_hi: "संयुक्त राज्य अमेरिका" };
	expect(countryInSentence(country, "en")).toBe("the United States");
	expect(countryInSentence(country, "hi")).toBe("संयुक्त राज्य अमेरिका");
	expect(countryInSentence({ name: "Germany" }, "en")).toBe("Germany");
});
