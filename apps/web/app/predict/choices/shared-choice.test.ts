import { expect, test } from "vitest";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { sharedWords, toSharedDetail, toSharedTitle } from "./shared-choice.ts";

const CHOICE: Parameters<typeof toSharedDetail>[0] = {
	...{ key: "k", exam: "jee-mains", authority: "JoSAA", rankSpace: "jee-main-crl", isScore: false, asked: 45_000 },
	...{ college: { slug: "nit-goa", name: "NIT Goa" }, programme: "Civil Engineering" },
	...{ quota: "AI", seatType: "OPEN", gender: "Gender-Neutral" },
	years: [{ year: 2026, round: 5, closing: 118_969, inside: true }],
};

test("a shared seat appears in the reader's language", async () => {
	const [english, hindi] = [sharedWords(await translateFor("en")), sharedWords(await translateFor("hi"))];
	expect(english.title(toSharedTitle("JoSAA"))).toBe("Choices for JoSAA");
	expect(hindi.title(toSharedTitle("JoSAA"))).toBe("JoSAA के लिए विकल्प");
	expect(english.detail(toSharedDetail(CHOICE))).toMatch(
		/^General \(OPEN\), .*\(AI\) · last seat at 1,18,969 \(2026 R5\)$/,
	);
	expect(hindi.detail(toSharedDetail(CHOICE))).toMatch(/^सामान्य \(OPEN\), [^A-Za-z]+\(AI\) · आखिरी सीट 1,18,969 पर/);
	expect(hindi.detail(toSharedDetail({ ...CHOICE, years: [] }))).not.toContain("बंद");
});

test("an older link in its sender's language shows its texts unchanged", async () => {
	const { title, detail } = sharedWords(await translateFor("hi"));
	expect([title("Choices for JoSAA"), detail("OPEN · AI")]).toEqual(["Choices for JoSAA", "OPEN · AI"]);
});
