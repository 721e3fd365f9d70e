import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { AnswerCard } from "./answer-card.tsx";
import type { CardWords } from "./card/card-parts.ts";

const draw = (words: CardWords) =>
	renderPart(<AnswerCard words={words} sourceName={(id) => `Source ${id}`} language="en" />);

test("absent notes and links, and empty lists, leave nothing behind", () => {
	const html = draw({
		sentence: "A sentence.",
		notes: [undefined, "A note."],
		links: [undefined],
		facts: [],
		list: [],
	});
	expect(html.match(/<(?:dl|ol|a|p)\b/g)).toEqual(["<p", "<p", "<p"]);
	expect(html).toContain("A note.");
});

test("a helpline and an official site are plain links, a page of ours is one of the site", () => {
	const html = draw({
		sentence: "A sentence.",
		links: [
			{ label: "Call", to: "tel:14416" },
			{ label: "Site", to: "https://a.example/" },
			{ label: "Page", to: "/college/a" },
		],
	});
	const links = html.match(/<a[^>]*>/g)?.map((tag) => [/href="([^"]+)"/.exec(tag)?.[1], tag.includes("nofollow")]);
	expect(links).toEqual([
		["tel:14416", true],
		["https://a.example/", true],
		["/college/a", false],
	]);
});

test("a figure names its source, and a comparison has a dash where no source has one", () => {
	expect(draw({ figure: { value: "67", sourceId: "josaa" }, sentence: "S." })).toContain("Source josaa");
	const columns = ["a", "b"].map((slug) => ({ to: `/college/${slug}`, name: slug }));
	const figures = [{ value: "4", sourceId: "nirf", year: 2025 }, undefined];
	const table = { label: "Compared", columns, rows: [{ label: "Rank", figures }] };
	const html = draw({ table, sentence: "S." });
	expect(html.match(/<td[^>]*>–<\/td>/g)).toHaveLength(1);
	expect(html).toContain("Source nirf");
});
