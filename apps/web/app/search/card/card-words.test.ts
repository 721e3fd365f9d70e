import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { sayCountry } from "./group-card-words.server.ts";
import { sayPredictor } from "./predictor-words.server.ts";

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

test("the options that a card counts are those of the page it leads to", () => {
	const first = {
		...{ total: 1_987, open: 37, lead: { authority: "JoSAA", options: 37, isOwn: true }, others: [], options: [] },
		...{ ownOfState: undefined, assumed: undefined, more: { ofHomeState: 0, ofCategory: 0 }, worked: undefined },
		...{ rankOf: undefined, isPaidOnly: false, isWithout: false, isElsewhere: false, closed: [] },
	};
	const address = new URLSearchParams({ exam: "jee-mains" });
	const exam = { slug: "jee-mains", name: "JEE Main" };
	const words = sayPredictor({ kind: "predict", exam, isForWomen: false }, phrase, {
		predicted: { address, first, printer: undefined },
		narrowed: "",
	});
	expect(words.figure?.value).toContain("37 options");
	expect(words.next?.to).toContain("authority=JoSAA");
});
