import { Catalogue } from "@uchit/contract/catalogue.ts";
import { FIELD_CATEGORIES } from "@uchit/contract/category.ts";
import { ExamList } from "@uchit/contract/exam-list.ts";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { todayInIndia } from "../apps/web/app/exam/calendar/days.ts";
import { listExamples } from "../apps/web/app/home/examples.ts";
import { askBackend, follow, headingOf, openPage, request, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

const indian = new Intl.NumberFormat("en-IN");

test(`${spec("1.1", "1.2", "2.1")} / is the home page`, async () => {
	const catalogue = await readCatalogue();
	const page = await openPage("/");
	expect(page.document.title).toBe("Find your college in India – Uchit");
	expect(headingOf(page)).toBe("Find your college in India");
	const main = textOf(page.screen.getByRole("main"));
	expect(main).toContain(`${indian.format(catalogue.inDirectory)} institutions of the national directory.`);
});

test(`${spec("1.12", "1.13", "1.14", "1.15", "1.16", "1.17", "1.18")} visitors browse colleges by category`, async () => {
	const catalogue = await readCatalogue();
	const { screen } = await openPage("/");
	const tiles = within(screen.getByRole("region", { name: "By category" })).getAllByRole("link");
	expect(tiles.map(textOf)).toEqual(
		catalogue.categories.map(({ name, count }) => `${name}${indian.format(count)} institutions`),
	);
	expect(tiles.map((link) => link.getAttribute("href"))).toEqual(
		[1, 2, 12, 3, 7, 9, 8, 13, 20, 21].map((id) => `/colleges?category=${id}`),
	);
});

test("below the dates of exams stands the way to one's own forms", async () => {
	const { screen } = await openPage("/");
	const own = screen.getByRole("link", { name: /^My applications: / });
	expect(own.getAttribute("href")).toBe("/applications");
});

test("the search box suggests three questions of this season, and every possible suggestion has an answer", async () => {
	const { screen } = await openPage("/");
	const today = listExamples(todayInIndia(new Date()), "en");
	expect(today.map((words) => screen.getByRole("link", { name: words }).getAttribute("href"))).toEqual(
		today.map((words) => `/search?${new URLSearchParams({ q: words })}`),
	);
	const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-01`);
	for (const words of new Set(months.flatMap((day) => [...listExamples(day, "en"), ...listExamples(day, "hi")]))) {
		const { card, list } = Answered.parse(await askBackend(`/v1/ask?${new URLSearchParams({ q: words })}`));
		expect(card ?? list, words).toBeDefined();
	}
});

const Answered = z.object({ card: z.unknown().optional(), list: z.unknown().optional() });

const SHOWN_PER_LIST = 3;

test("the home page shows the best ranked of each list under its field, each rank with its year and source", async () => {
	const { categories } = await readCatalogue();
	const page = await openPage("/");
	const all = within(page.screen.getByRole("region", { name: "Top ranked" }));
	const fields = categories.filter(({ slug }) => FIELD_CATEGORIES.some((field) => field.slug === slug));
	const byList = Map.groupBy(fields, ({ topRanked }) => topRanked[0]?.ranking?.list);
	expect(all.getAllByRole("region")).toHaveLength(byList.size);
	for (const of of byList.values()) {
		const each = new Map(of.flatMap(({ topRanked }) => topRanked.map((college) => [college.slug, college])));
		const best = [...each.values()]
			.toSorted((a, b) => (a.ranking?.rank ?? 0) - (b.ranking?.rank ?? 0))
			.slice(0, SHOWN_PER_LIST);
		const name = new Intl.ListFormat("en-IN").format(of.map((category) => category.name));
		const items = within(all.getByRole("region", { name })).getAllByRole("listitem");
		expect(items).toHaveLength(best.length);
		for (const [index, { name, slug, ranking }] of best.entries()) {
			const item = items[index];
			if (item === undefined || ranking === undefined) throw new Error(`${name} is not shown with a rank.`);
			expect(within(item).getByRole("link", { name }).getAttribute("href")).toBe(`/college/${slug}`);
			const receipt = within(item).getByRole("link", { name: /source/ });
			expect(textOf(receipt)).toContain(`${ranking.rank ?? ranking.band} ${ranking.year}`);
			expect(receipt.getAttribute("href")).toBe(`/college/${slug}/sources#rank-${ranking.list}-${ranking.year}`);
			const source = page.document.getElementById(`source-${ranking.sourceId}`);
			expect(source !== null && textOf(source) !== "").toBe(true);
		}
	}
});

test("the home page links to the predictor with every exam that it covers, the largest first", async () => {
	const { items } = PredictExams.parse(await askBackend("/v1/predict/exams"));
	const { screen } = await openPage("/");
	const door = screen.getByRole("region", { name: "I have a rank" });
	const exam = within(door).getByRole("combobox", { name: "Exam" });
	const options = [...exam.querySelectorAll("option")].map((option) => option.value);
	expect(options.slice(0, 2)).toEqual(["jee-mains", "neet"]);
	expect(options.toSorted()).toEqual(items.map((each) => each.exam).sort());
	expect(exam.closest("form")?.getAttribute("action")).toBe("/predict");
	expect(within(door).getByRole("textbox", { name: "Rank or percentile" }).getAttribute("name")).toBe("common");
});

test("a number without a word in a box is read as the search reads it, and the rank is one press away", async () => {
	const first = await openPage("/predict?begun=open&typed=1&exam=jee-mains&common=92");
	expect(textOf(first.screen.getByRole("main"))).toContain("We took “92” as 92 percentile");
	const rank = await follow(first, first.screen.getByRole("link", { name: "It is my rank" }));
	expect(textOf(rank.screen.getByRole("main"))).toContain("your rank 92");
	const byPercentile = await request("/predict?begun=open&typed=1&exam=mht-cet&common=95");
	expect(byPercentile.headers.get("location")).toContain("/search?q=MHT+CET+95+percentile");
});

test("the home page shows which exams are open and which come next, each date with its source", async () => {
	const { items } = ExamList.parse(await askBackend("/v1/exams?open=now"));
	const hasOfficial = items.some(({ events }) =>
		events.some(({ kind, status }) => kind === "application" && (status === "official" || status === "copied")),
	);
	const { screen } = await openPage("/");
	const open = screen.getByRole("region", { name: hasOfficial ? "Forms open now" : "Usually open about now" });
	expect(textOf(open)).toContain(hasOfficial ? "With the last date of each" : "Last dates are not announced yet");
	for (const region of [open, screen.getByRole("region", { name: "Next exams" })]) {
		for (const row of within(region).getAllByRole("listitem")) {
			const source = within(row).getByRole("link", { name: /source/ });
			expect(source.getAttribute("href")).toMatch(/^\/exams\/[a-z0-9-]+\/dates$/);
			expect(textOf(row)).toMatch(/expected|official|check the notice/);
		}
	}
	const shown = within(open)
		.getAllByRole("link")
		.filter((link) => link.closest("li") !== null && !link.hasAttribute("data-receipt"));
	expect(items.map(({ shortName }) => shortName)).toEqual(expect.arrayContaining(shown.map(textOf)));
});

async function readCatalogue(): Promise<Catalogue> {
	return Catalogue.parse(await askBackend("/v1/catalogue"));
}
