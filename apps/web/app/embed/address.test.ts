import { expect, test } from "vitest";
import { embedLine, parseEmbedAddress } from "./address.ts";

const SITE = "https://site.example";

test.each([
	["/college/x-y", { subject: "college", slug: "x-y", language: "en" }],
	[`${SITE}/hi/college/x-y/cutoffs?exam=neet#cutoffs`, { subject: "college", slug: "x-y", language: "hi" }],
	[`${SITE}/exams/neet`, { subject: "exam", slug: "neet", language: "en" }],
	[`${SITE}/rankings/law/2025`, { subject: "ranking", slug: "law", year: "2025", language: "en" }],
])("%s has a card", (address, embed) => expect(parseEmbedAddress(address, SITE)).toEqual(embed));

test.each([
	"https://other.example/college/x-y",
	"https://site.example.other/college/x",
	"//other.example/college/x",
	"javascript:alert(1)",
	"/news/x",
	"/rankings/law",
	"/college/",
	"",
])("%s has no card", (address) => expect(parseEmbedAddress(address, SITE)).toBeUndefined());

test("a name cannot close the attribute that contains it", () => {
	expect(embedLine("/e", `A "b" & <c>`, { width: 1, height: 2 })).toContain(
		'title="A &quot;b&quot; &amp; &lt;c>" width="1"',
	);
});
