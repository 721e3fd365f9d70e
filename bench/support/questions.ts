import { readFileSync } from "node:fs";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { csvParseRows } from "d3-dsv";
import { drawQuestion } from "#bench/support/predict-questions.ts";
import { drawSearches, drawSuggestions } from "#bench/support/queries.ts";
import { createRandom } from "#bench/support/random.ts";

const SEED = 20261123;
const COUNT = 2_000;
const PAGES_OF_COLLEGES = 30;
const SORTS = ["nirf", "name", "-name", "intake", "established"];

export type Questions = Readonly<
	Record<"lists" | "colleges" | "search" | "suggest" | "ask" | "say" | "check" | "predict", readonly string[]>
>;

type Results = {
	total: number;
	items: { slug: string; name: string; place: { city?: string } }[];
	facets: Record<string, { value: string }[]>;
};

export function callerOf(url: string, key: string): (path: string) => Promise<unknown> {
	return async (path) => (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).json();
}

export async function drawQuestions(ask: (path: string) => Promise<unknown>): Promise<Questions> {
	const random = createRandom(SEED);
	const pages: Results[] = [];
	for (let page = 1; page <= PAGES_OF_COLLEGES; page += 1)
		pages.push(toResults(await ask(`/v1/colleges?sort=nirf&page=${page}`)));
	const [first] = pages;
	if (first === undefined) throw new Error("The backend has no colleges.");
	const items = pages.flatMap((page) => page.items);
	const holdings = {
		institutions: first.total,
		names: items.map(({ name }) => name),
		options: Object.fromEntries(
			Object.entries(first.facets).map(([facet, all]) => [facet, all.map(({ value }) => value)]),
		),
		places: [...new Set(items.flatMap(({ place }) => place.city ?? []))],
	};
	const { items: exams, states } = PredictExams.parse(await ask("/v1/predict/exams"));
	const rows = csvParseRows(readFileSync("data/queries/questions.csv", "utf8")).slice(1);
	const predict = new Set(Array.from({ length: COUNT }, () => drawQuestion(random, exams, states)));
	return {
		lists: SORTS.flatMap((sort) =>
			Array.from({ length: 200 }, (_, page) => `/colleges?${new URLSearchParams({ sort, page: String(page + 1) })}`),
		),
		colleges: items.map(({ slug }) => `/college/${slug}`),
		search: drawSearches(random, holdings, COUNT).map((query) => `/v1/colleges?${query}`),
		suggest: drawSuggestions(random, holdings, COUNT).map((query) => `/v1/suggest?${query}`),
		ask: rows.map(([q = ""]) => `/v1/ask?${new URLSearchParams({ q })}`),
		say: rows.map(([q = ""]) => `/v1/say?${new URLSearchParams({ q: q.slice(0, 200) })}`),
		check: items.map(({ name }) => `/v1/check?${new URLSearchParams({ name })}`),
		predict: [...predict].map((query) => `/v1/predict?${query}`),
	};
}

function toResults(answer: unknown): Results {
	return answer as Results;
}
