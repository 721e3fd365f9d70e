import { expect, test } from "vitest";
import { splitPhrases } from "./split.ts";

const textsOf = (text: string) => splitPhrases(text).map((phrase) => phrase.text);

test("a label and its figure are one phrase, even in lists with bullets and emoji", () => {
	expect(textsOf("• Median: 10 LPA\n• NIRF Rank: 29")).toEqual(["Median: 10 LPA", "NIRF Rank: 29"]);
	expect(textsOf("✅ NIRF 30 ✅ Estd 1959")).toEqual(["✅ NIRF 30", "✅ Estd 1959"]);
});

test("each place in a list is its own phrase, with the ranking and year of the first", () => {
	const [first, second] = splitPhrases("NIRF 2025 Engineering 20, Overall 29");
	expect(first?.before).toBeUndefined();
	expect(second).toMatchObject({ text: "Overall 29", before: "NIRF 2025 " });
});

test("each phrase has its line number", () => {
	expect(splitPhrases("IIT Madras\nNIRF 1").map(({ line }) => line)).toEqual([0, 1]);
});
