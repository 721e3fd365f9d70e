import { CutoffTrend } from "@uchit/contract/cutoff-trend.ts";
import { expect, test } from "vitest";
import { nameProgramme } from "../apps/web/app/facts/programme.ts";
import { askBackend, openPage, type Page, submit, textOf, within } from "./support/site.ts";

const indian = new Intl.NumberFormat("en-IN");

const SLUG = "national-institute-of-technology-rourkela";
const COLLEGE_OF_ONE_YEAR = "all-india-institute-of-medical-sciences-delhi";

function sectionOf({ screen }: Page) {
	const section = screen.getByRole("region", { name: "Closing rank over the years" });
	return { ...within(section), text: textOf(section) };
}

async function getTrend(choice = ""): Promise<CutoffTrend> {
	return CutoffTrend.parse(await askBackend(`/v1/colleges/${SLUG}/cutoffs/trend${choice}`));
}

function toWords({ span, series }: CutoffTrend): string[] {
	const years = span === undefined ? [] : Array.from({ length: span.last - span.first + 1 }, (_, i) => span.first + i);
	return series.map(({ points }) =>
		years
			.map((year) => {
				const point = points.find((each) => each.year === year);
				return `${year}: ${point === undefined ? "no figure" : indian.format(point.closing)}`;
			})
			.join(", "),
	);
}

test("the cutoffs page draws closing ranks over the years, branch by branch", async () => {
	const trend = await getTrend();
	const section = sectionOf(await openPage(`/college/${SLUG}/cutoffs`));
	const pictures = section.getAllByRole("img");
	expect(pictures).toHaveLength(trend.series.length);
	const isMentioned = (name: string, words: string, programme: string) =>
		[programme, words, "JEE Main, common rank list; rank 1 on top"].every((part) => name.includes(part));
	for (const [index, words] of toWords(trend).entries()) {
		const programme = nameProgramme(trend.series[index]?.programme ?? "none");
		expect(section.getAllByRole("img", { name: (name) => isMentioned(name, words, programme) })).toContain(
			pictures[index],
		);
	}
	expect(section.text).toContain("This is quota “Other state (OS)”.");
	expect(section.text).toContain("it promises nothing.");
});

test("a chosen quota, seat type and branch change the pictures and the address", async () => {
	const programme = "Civil Engineering (4 Years, Bachelor of Technology)";
	const [words = "none"] = toWords(
		await getTrend(`?${new URLSearchParams({ quota: "HS", seatType: "SC", programme })}`),
	);
	const form = await openPage(`/college/${SLUG}/cutoffs?seatType=OPEN`);
	const before = sectionOf(form);
	before.getByText("Choose seats and programmes");
	const choose = (name: string, value: string) => {
		const list = before.getByRole("combobox", { name });
		return [list, textOf(list.querySelector(`option[value="${value}"]`) ?? list)] as const;
	};
	const page = await submit(form, before.getByRole("button", { name: "Show closing ranks" }), [
		choose("Quota", "HS"),
		choose("Seat type", "SC"),
		[before.getByRole("checkbox", { name: (name) => /^Civil Engineering ?\d/.test(name) }), true],
	]);
	expect(page.path).toMatch(/\?seatType=OPEN&.*trendQuota=HS&trendSeatType=SC.*&trendProgramme=Civil.*#trend$/);
	const section = sectionOf(page);
	expect(section.getAllByRole("img")).toEqual([section.getByRole("img", { name: (name) => name.includes(words) })]);
	expect(section.text).toContain("SC, Gender-neutral, Home state (HS)");
});

test("each figure behind a picture names its own source", async () => {
	const { series } = await getTrend();
	const page = await openPage(`/college/${SLUG}/cutoffs`);
	const section = sectionOf(page);
	expect(section.getAllByText("Closing ranks as a table")).not.toEqual([]);
	const table = section.getByRole("table", {
		name: `${nameProgramme(series[0]?.programme ?? "")}: closing ranks by year`,
	});
	const hrefs = within(table)
		.getAllByRole("link")
		.map((link) => link.getAttribute("href"));
	expect(hrefs).toEqual(series[0]?.points.toReversed().map(({ sourceId }) => `#source-${sourceId}`));
	for (const href of hrefs) expect(page.document.querySelectorAll(href ?? "none")).toHaveLength(1);
});

test("for a single year the page explains why it draws no line", async () => {
	const section = sectionOf(await openPage(`/college/${COLLEGE_OF_ONE_YEAR}/cutoffs`));
	expect(section.text).toContain("No graph yet");
	expect(section.text).toContain("only 2026 is usable so far, so no graph.");
	expect(section.queryByRole("img")).toBeNull();
});
