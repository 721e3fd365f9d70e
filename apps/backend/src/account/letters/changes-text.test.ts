import { expect, test } from "vitest";
import { changesText } from "./changes-text.ts";

const addressOf = (slug: string) => `https://site.example/college/${slug}`;
const say = (changes: Parameters<typeof changesText>[0][number]["changes"], language: "en" | "hi" = "en") =>
	changesText([{ slug: "a", name: "A College", changes, now: [] }], { language, addressOf })
		.split("\n")
		.slice(1, -1);

const change = (key: string, before: string | undefined, now: string | undefined, time?: string) => ({
	key,
	before: before === undefined ? undefined : { key, value: before },
	now: now === undefined ? undefined : { key, value: now, ...(time !== undefined && { time }) },
});

test("shows every kind of figure with its old and new value, and notes a figure that is no longer published", () => {
	expect(
		say([
			change("rank-state-public-university", "51-100", "12", "2026"),
			change("seats-aicte", "120 5", " 1", "2026"),
			change("placement-engineering-ug-4", " 300 420", "1250000 310 1400", "2024–25"),
			change("cutoffs kcet KEA", "40 2024 2024", "1 2016 2025 | 3  "),
			change("rank-law", "5", undefined),
		]),
	).toEqual([
		"- Rank, NIRF State public universities: 51-100 → 12 (2026)",
		"- Approved seats, AICTE: 120 seats in 5 courses → not published (2026)",
		"- Placements, undergraduate (4 years), NIRF Engineering: 300 of 420 graduates placed → median salary ₹12,50,000 a year, 310 of 1,400 graduates placed (2024–25)",
		"- KEA cutoffs: 40 programmes, 2024 → 1 programme, 2016–2025; 3 programmes",
		"- Rank, NIRF Law: 5 → not published",
	]);
});

test("shows only the label of a fact without figures; an unknown key counts as another fact", () => {
	expect(
		say([change("fact-ownership", "private", "government"), change("place", "x", "y"), change("odd", "1", "2")]),
	).toEqual(["- Ownership", "- Place", "- Another fact"]);
	expect(say([change("fact-women-only", "no", "yes")], "hi")).toEqual(["- सिर्फ़ महिलाओं के लिए"]);
});

test("a letter stays short and counts the changes that do not fit", () => {
	const many = Array.from({ length: 10 }, (_, place) => change(`fact-odd-${place}`, "1", "2"));
	expect(say(many)).toHaveLength(9);
	expect(say(many).at(-1)).toBe("- and 2 more facts");
	const colleges = Array.from({ length: 21 }, (_, place) => ({ slug: `${place}`, name: "N", changes: many, now: [] }));
	expect(changesText(colleges, { language: "en", addressOf }).split("\n").at(-1)).toBe("And 1 more college.");
});
