import { readFileSync } from "node:fs";
import { MAX_SAY_LENGTH, ShortAnswer } from "@uchit/contract/say.ts";
import { expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { useSeedGuides } from "../../apps/backend/src/testing/guides.ts";

const backend = useBackend({}, () => new Date("2026-11-29T06:00:00Z"));
useSeedGuides(backend);

/** Written from the rows before any sentence existed; half `b` was opened once, at the end (decision 0109). `-` means no short answer. */
const CASES = readFileSync(new URL("cases.tsv", import.meta.url), "utf8")
	.trimEnd()
	.split("\n")
	.slice(1)
	.map((line) => {
		const [half = "", language = "", question = "", says = ""] = line.split("\t");
		return { half, language, question, says: says.split("; ") };
	});

const NO_ANSWER: Readonly<Record<string, RegExp>> = { en: /^No short answer/, hi: /^छोटा जवाब नहीं/ };

test("there are sixty cases", () => expect(CASES).toHaveLength(60));

test.each(CASES)("half $half, $language: $question", async ({ language, question, says }) => {
	const params = new URLSearchParams({ q: question, lang: language });
	const { text, href, sourceId } = await backend.read(ShortAnswer, `/v1/say?${params}`);
	expect(text.length).toBeLessThanOrEqual(/^[ -~]*$/.test(text) ? MAX_SAY_LENGTH.latin : MAX_SAY_LENGTH.other);
	if (says[0] === "-") return expect(text).toMatch(NO_ANSWER[language] ?? /$^/);
	for (const piece of says) expect(text.toLowerCase()).toContain(piece.toLowerCase());
	expect(href).toMatch(/^(?:\/hi)?\/s\/[a-z]-[a-z0-9-]+$/);
	if (!href.includes("/s/t-")) expect(sourceId).toMatch(/./);
});
