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
