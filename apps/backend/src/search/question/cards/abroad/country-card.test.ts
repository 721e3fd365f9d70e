import { fileURLToPath } from "node:url";
import type { CountryRecord } from "@uchit/contract/country.ts";
import { expect, test } from "vitest";
import { readGuides } from "#backend/content/seed/read-guides.ts";
import { MeaningValue } from "#backend/search/question/meaning.ts";
import type { ReadMeaning } from "#backend/search/question/reading.ts";
import { QUESTION_WORDS } from "#backend/search/vocabulary/question-words.ts";
import { answerAboutCountry } from "./country-card.ts";

const { countries } = readGuides(fileURLToPath(new URL("../../../../../../../content", import.meta.url)));
const published = countries.map((record) => ({ record, updatedOn: record.written_on }));

function ask({ slug, name }: CountryRecord, intent: string, words: string) {
	const read = (kind: string, value: string, text: string): ReadMeaning => ({
		...MeaningValue.parse({ kind, value }),
		...{ label: value, words: text, at: 0, others: [] },
	});
	return answerAboutCountry(published, [read("country", slug, name), read("intent", intent, words)])?.card;
}

const phrases = QUESTION_WORDS.flatMap(({ kind, value, phrases: words }) =>
	kind === "intent" && ["visa", "cost", "fee", "language-test", "abroad"].includes(value)
		? words.map((phrase) => [value, phrase] as const)
		: [],
);

const digits = (text: string) => text.replace(/[^\d.]/g, "");

test("every country answers each money, test or work question with its record's matching figure", () => {
	let cards = 0;
	for (const country of countries) {
		for (const [intent, phrase] of phrases) {
			const card = ask(country, intent, phrase);
			if (card?.kind !== "country") continue;
			cards++;
			const where = `${country.slug}: ${phrase}`;
			const kind = { visa: "visa", cost: "living", tuition: "tuition", "proof-of-funds": "proof-of-funds" }[
				String(card.part)
			];
			const cost = country.costs.find((each) => each.kind === kind);
			if (cost !== undefined) {
				expect(digits(card.value), where).toBe(String(Math.round(cost.amount)));
				expect([card.name, card.nameHi], where).toEqual([cost.text, cost.textHi]);
			} else if (card.part === "language-test")
				expect(
					country.test_required?.map(({ name, score }) => `${name} ${score}`),
					where,
				).toContain(`${card.name} ${card.value}`);
			else if (card.part === "summary") expect(card.value, where).toBe(country.summary);
			else if (card.part === "work-during") expect(card.value, where).toBe(country.guide?.workDuring.short);
			else if (card.part === "work-after") expect(card.value, where).toBe(country.guide?.workAfter.short);
			else throw new Error(`${where} is answered by ${card.part}, which its record does not have.`);
		}
	}
	expect(cards).toBeGreaterThan(2_000);
});

test.each([
	["visa", "blocked account", "proof-of-funds"],
	["visa", "bank balance", "proof-of-funds"],
	["visa", "visa fee", "visa"],
	["visa", "visa documents", "proof-of-funds"],
	["visa", "visa requirements", "proof-of-funds"],
	["cost", "cost of living", "cost"],
	["cost", "funds required", "proof-of-funds"],
	["cost", "tuition cost", "tuition"],
	["language-test", "toefl score", "language-test"],
	["language-test", "without ielts", "language-test"],
	["cost", "funds proof", "proof-of-funds"],
	["abroad", "part time work", "work-during"],
	["abroad", "post study work visa", "work-after"],
])("%s, phrased as “%s”, is answered by %s of Germany", (intent, phrase, part) => {
	const germany = countries.find(({ slug }) => slug === "germany");
	expect(germany && ask(germany, intent, phrase)).toMatchObject({ kind: "country", part });
});

test.each([
	["visa", "visa processing time"],
	["visa", "visa interview"],
	["cost", "room rent"],
	["cost", "monthly expenses"],
	["language-test", "german language"],
	["language-test", "gre score"],
	["abroad", "green card"],
])("%s, phrased as “%s”, has no figure and is answered by the page's own summary", (intent, phrase) => {
	for (const country of countries)
		expect(ask(country, intent, phrase)).toMatchObject({ part: "summary", value: country.summary });
});

test("a test score for the visa is not given as the visa fee", () => {
	const record = countries.find(({ slug }) => slug === "australia");
	const read = (kind: string, value: string, words: string): ReadMeaning => ({
		...MeaningValue.parse({ kind, value }),
		...{ label: value, words, at: 0, others: [] },
	});
	const reads = [read("intent", "language-test", "ielts"), read("country", record?.slug ?? "", "australia")];
	expect(answerAboutCountry(published, [...reads, read("intent", "visa", "student visa")])?.card).toMatchObject({
		part: "language-test",
	});
});

test("the funds to show for a visa are not given as the visa fee", () => {
	const canada = countries.find(({ slug }) => slug === "canada");
	const country: ReadMeaning = {
		kind: "country",
		value: "canada",
		label: "Canada",
		words: "canada",
		at: 0,
		others: [],
	};
	const visa: ReadMeaning = { kind: "intent", value: "visa", label: "visa", words: "visa", at: 1, others: [] };
	const answer = answerAboutCountry(published, [country, visa], "canada visa me kitna paisa dikhana padta hai");
	expect(answer?.card).toMatchObject({ part: "proof-of-funds", country: { name: canada?.name } });
});

test.each([
	["usa ms without gre", "united-states", true],
	["toefl ke bina canada me padhai", "canada", true],
	["canada without loan", "canada", undefined],
])("“%s” about %s asks to go without a test: %s", (q, slug, isWithoutTest) => {
	const read: ReadMeaning = { kind: "country", value: slug, label: slug, words: slug, at: 0, others: [] };
	const card = answerAboutCountry(published, [read], q)?.card;
	expect(card?.kind === "country" ? card.isWithoutTest : "no card").toBe(isWithoutTest);
});
