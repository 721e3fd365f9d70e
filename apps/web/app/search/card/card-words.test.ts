import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { sayCountry } from "./group-card-words.server.ts";

const phrase = { t: await translateFor("en"), paths: pathsIn("en"), language: "en" } as const;

test("an English score that nobody is known to require is no headline", () => {
	const country = { slug: "australia", name: "Australia" };
	const words = sayCountry(
		{ kind: "country", part: "language-test", name: "IELTS", value: "6.5", sourceId: "countries", country, more: [] },
		phrase,
	);
	expect(words.figure?.value).toBe("Each university sets its own score");
	expect(words.facts).toMatchObject([{ figure: "6.5", sourceId: "countries" }]);
});

test("a university abroad is named with its country, its own site first, and what a year there costs", () => {
	const country = { slug: "united-states", name: "United States" };
	const university = {
		name: "Harvard University",
		site: "http://www.harvard.edu/",
		tuitionUsd: 50_000,
		sourceId: "us",
	};
	const words = sayCountry(
		{ kind: "country", part: "cost", value: "$13,576", sourceId: "us", country, more: [], universities: [university] },
		phrase,
	);
	expect([words.figure?.value, words.next?.to]).toEqual(["Harvard University", "http://www.harvard.edu/"]);
	expect(words.facts?.map(({ figure }) => figure)).toEqual(["$50,000", "$13,576"]);
	expect(words.sentence).toContain("United States");
});
