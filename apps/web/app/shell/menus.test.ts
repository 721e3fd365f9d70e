import type { Highlights } from "@uchit/contract/highlight.ts";
import { expect, test } from "vitest";
import { spec } from "../../../../e2e/support/spec.ts";
import { toMenuColumns, toMenuEntries } from "./menus.ts";

const MENU = [
	{
		label: { en: "Engineering", hi: "इंजीनियरिंग" },
		link: "/colleges?category=1",
		children: [
			{ label: { en: "Popular", hi: "लोकप्रिय" }, fill: { rule: "popular" as const, category: 1 } },
			{ label: { en: "Top", hi: "टॉप" }, fill: { rule: "nirf" as const, category: 1 } },
			{ label: { en: "Exams", hi: "परीक्षाएँ" }, children: [{ label: { en: "GATE", hi: "गेट" }, link: "/exams/gate" }] },
		],
	},
];

const HIGHLIGHTS: Highlights = {
	categories: [
		{
			id: 1,
			topRanked: { list: "engineering", year: 2025, sourceId: "nirf-2025", items: [{ slug: "iit", name: "IIT" }] },
		},
	],
	degrees: ["btech"],
	sources: [],
};

test(`${spec("3.9", "3.10", "3.11")} rows appear in the page's language and lead to its addresses`, () => {
	const [entry] = toMenuEntries(MENU, HIGHLIGHTS, "hi");
	expect(entry).toMatchObject({ label: "इंजीनियरिंग", to: "/hi/colleges?category=1" });
	expect(entry?.columns.at(-1)).toEqual({ label: "परीक्षाएँ", links: [{ label: "गेट", to: "/hi/exams/gate" }] });
});

test("a column is filled from the facts and names its rule", () => {
	const [entry] = toMenuEntries(MENU, HIGHLIGHTS, "en");
	expect(entry?.columns[1]).toEqual({
		label: "Top",
		links: [{ label: "IIT", to: "/college/iit" }],
		filling: { kind: "nirf", list: "engineering", year: 2025 },
	});
});

test("the exam that determines the popular colleges has the same name as in the menu", () => {
	const popular = {
		rule: "ranks" as const,
		exam: "gate",
		authority: "A",
		year: 2025,
		round: 6,
		sourceId: "s",
		items: [{ slug: "iit", name: "IIT" }],
	};
	const [entry] = toMenuEntries(MENU, { categories: [{ id: 1, popular }], degrees: [], sources: [] }, "hi");
	expect(entry?.columns[0]).toMatchObject({
		links: [{ label: "IIT", to: "/hi/college/iit" }],
		filling: { kind: "ranks", exam: "गेट", programme: undefined, year: 2025, round: 6 },
	});
});

test("the seats that determine the popular colleges are named by their degrees", () => {
	const rest = { authority: "aicte" as const, year: 2025, sourceId: "s", items: [{ slug: "b", name: "B" }] };
	const popular = { rule: "seats" as const, degrees: ["mba", "pgdm"], ...rest };
	const [entry] = toMenuEntries(MENU, { categories: [{ id: 1, popular }], degrees: [], sources: [] }, "en");
	expect(entry?.columns[0]).toMatchObject({
		links: [{ label: "B", to: "/college/b" }],
		filling: { kind: "seats", authority: "aicte", degrees: ["MBA", "PGDM"], year: 2025 },
	});
});

test("a column without facts says so; in an outage it is left out", () => {
	expect(toMenuEntries(MENU, HIGHLIGHTS, "en")[0]?.columns[0]).toMatchObject({
		links: [],
		filling: { kind: "nothing" },
	});
	expect(toMenuEntries(MENU, undefined, "en")[0]?.columns.map(({ label }) => label)).toEqual(["Exams"]);
});

test("a footer's columns stay in order, and a foreign address stays unchanged", () => {
	const columns = toMenuColumns(
		[{ label: { en: "Other", hi: "अन्य" }, children: [{ label: { en: "X", hi: "X" }, link: "https://x.example/us" }] }],
		HIGHLIGHTS,
		"hi",
	);
	expect(columns).toEqual([{ label: "अन्य", links: [{ label: "X", to: "https://x.example/us" }] }]);
});

test("a degree without known colleges is no link, and a column without links leads where its row does", () => {
	const degree = (slug: string) => ({ label: { en: slug, hi: slug }, link: `/colleges?category=1&degree=${slug}` });
	const label = { en: "Degrees", hi: "डिग्री" };
	const row = { label: { en: "Engineering", hi: "इंजीनियरिंग" }, link: "/colleges?category=1" };
	const linksOf = (...slugs: string[]) => {
		const [entry] = toMenuEntries([{ ...row, children: [{ label, children: slugs.map(degree) }] }], HIGHLIGHTS, "en");
		return entry?.columns[0]?.links.map((link) => link.label);
	};
	expect(linksOf("btech", "ba", "ma")).toEqual(["btech"]);
	expect(linksOf("ba", "ma")).toEqual(["Engineering"]);
	const [footer] = toMenuColumns([{ label, children: [degree("btech"), degree("ba")] }], HIGHLIGHTS, "en");
	expect(footer?.links.map((link) => link.label)).toEqual(["btech"]);
});
