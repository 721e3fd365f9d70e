import { expect, test } from "vitest";
import { splitPhrases } from "./split.ts";

const textsOf = (text: string) => splitPhrases(text).map((phrase) => phrase.text);

test("a label and its figure are one phrase, as in lists with bullets and pictures", () => {
	expect(textsOf("• Median: 10 LPA\n• NIRF Rank: 29")).toEqual(["Median: 10 LPA", "NIRF Rank: 29"]);
	expect(textsOf("✅ NIRF 30 ✅ Estd 1959")).toEqual(["✅ NIRF 30", "✅ Estd 1959"]);
});

test("of a list of places each is one phrase, with the ranking and the year of the first", () => {
	const [first, second] = splitPhrases("NIRF 2025 Engineering 20, Overall 29");
	expect(first?.before).toBeUndefined();
	expect(second).toMatchObject({ text: "Overall 29", before: "NIRF 2025 " });
});

test("each phrase has the line that it stands in", () => {
	expect(splitPhrases("IIT Madras\nNIRF 1").map(({ line }) => line)).toEqual([0, 1]);
});
