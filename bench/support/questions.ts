import { readFileSync } from "node:fs";
import { WOMAN } from "@uchit/contract/predict.ts";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { csvParseRows } from "d3-dsv";
import { createRandom, type Random } from "#bench/support/random.ts";

const SEED = 20261123;
const COUNT = 2_000;
const PAGES_OF_COLLEGES = 30;
const SORTS = ["nirf", "name", "-name", "intake", "established"];

export type Questions = Readonly<
	Record<"lists" | "colleges" | "search" | "suggest" | "ask" | "predict", readonly string[]>
>;

type Results = {
	total: number;
	items: { slug: string; name: string; place: { city?: string } }[];
	facets: Record<string, { value: string }[]>;
};

/** Asks a backend as the web does; what it answers is its reader's to check. */
export function callerOf(url: string, key: string): (path: string) => Promise<unknown> {
	return async (path) => (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).json();
}

/** What to ask, each address once: pages of the site (`lists`, `colleges`) and requests to the backend, drawn from what it holds. */
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
	const asked = csvParseRows(readFileSync("data/queries/questions.csv", "utf8")).slice(1);
	const predict = new Set(Array.from({ length: COUNT }, () => drawQuestion(random, exams, states)));
	return {
		lists: SORTS.flatMap((sort) =>
			Array.from({ length: 200 }, (_, page) => `/colleges?${new URLSearchParams({ sort, page: String(page + 1) })}`),
		),
		colleges: items.map(({ slug }) => `/college/${slug}`),
		search: drawSearches(random, holdings, COUNT).map((query) => `/v1/colleges?${query}`),
		suggest: drawSuggestions(random, holdings, COUNT).map((query) => `/v1/suggest?${query}`),
		ask: asked.map(([q = ""]) => `/v1/ask?${new URLSearchParams({ q })}`),
		predict: [...predict].map((query) => `/v1/predict?${query}`),
	};
}

function toResults(answer: unknown): Results {
	return answer as Results;
}

/** What a backend holds, to draw questions from. */
type Holdings = {
	institutions: number;
	names: readonly string[];
	/** The values of each facet. */
	options: Readonly<Record<string, readonly string[]>>;
	places: readonly string[];
};
type Draw = (random: Random, holdings: Holdings) => URLSearchParams;

/** Of ten searches three narrow nothing (a page somewhere in the whole list), the others as visitors do. */
const MIX: readonly Draw[] = [
	drawWhole,
	drawWhole,
	drawWhole,
	(random, holdings) => drawFacets(random, holdings, 1),
	(random, holdings) => drawFacets(random, holdings, 2),
	(random, holdings) => drawFacets(random, holdings, 3),
	drawName,
	drawTypo,
	drawWordsWithFacet,
	drawNear,
];

/** So many different searches. */
function drawSearches(random: Random, holdings: Holdings, count: number): string[] {
	return drawDistinct(count, () => random.pick(MIX)(random, holdings).toString());
}

/** So many different beginnings of names, as they stand in the box while somebody types. */
function drawSuggestions(random: Random, holdings: Holdings, count: number): string[] {
	return drawDistinct(count, () => {
		const name = random.pick(holdings.names);
		return new URLSearchParams({ q: name.slice(0, 2 + random.below(12)) }).toString();
	});
}

function drawDistinct(count: number, draw: () => string): string[] {
	const drawn = new Set<string>();
	for (let attempt = 0; drawn.size < count; attempt++) {
		if (attempt > count * 100) throw new Error("There are not so many different questions.");
		drawn.add(draw());
	}
	return [...drawn];
}

function drawWhole(random: Random, { institutions }: Holdings): URLSearchParams {
	const page = 1 + random.below(Math.floor(institutions / 20));
	return new URLSearchParams({ sort: random.pick(["-nirf", ...SORTS]), page: String(page) });
}

function drawFacets(random: Random, { options }: Holdings, count: number): URLSearchParams {
	const params = new URLSearchParams({ sort: random.pick(["-nirf", ...SORTS]) });
	const facets = Object.entries(options).filter(([, values]) => values.length > 0);
	for (let index = 0; index < count; index++) {
		const [facet, values] = random.pick(facets);
		params.append(facet, random.pick(values));
	}
	params.set("page", String(1 + random.below(3)));
	return params;
}

function drawName(random: Random, { names }: Holdings): URLSearchParams {
	const words = random.pick(names).split(/\s+/);
	return new URLSearchParams({ q: words.slice(0, 1 + random.below(words.length)).join(" ") });
}

/** Two neighbouring letters swapped. */
function drawTypo(random: Random, { names }: Holdings): URLSearchParams {
	const name = random.pick(names).slice(0, 40);
	const at = random.below(Math.max(1, name.length - 1));
	return new URLSearchParams({
		q: name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2),
	});
}

function drawWordsWithFacet(random: Random, holdings: Holdings): URLSearchParams {
	const params = drawFacets(random, holdings, 1);
	params.delete("sort");
	params.delete("page");
	params.set("q", random.pick(random.pick(holdings.names).split(/\s+/)));
	return params;
}

function drawNear(random: Random, holdings: Holdings): URLSearchParams {
	const params = new URLSearchParams({ near: random.pick(holdings.places), sort: "distance" });
	params.set("category", random.pick(holdings.options.category ?? [""]));
	return params;
}

/** Of ten questions so many are narrowed by a word or a facet, or ask for a later page. */
const NARROWED_OF_TEN = 3;

const NARROWED: readonly (readonly [string, string])[] = [
	["q", "computer science"],
	["q", "mechanical"],
	["state", "karnataka"],
	["band", "likely"],
	["sort", "evidence"],
	["sort", "college"],
	["page", "2"],
];

type Exam = PredictExams["items"][number];
type States = PredictExams["states"];

/** Somebody of any rank, of any category and home; most of them look at the first page of everything. */
function drawQuestion(random: Random, exams: readonly Exam[], states: States): string {
	const { exam, lists, homeState } = random.pick(exams);
	const { rankSpace, figure, mostScore = 0, categories, ofCategory } = random.pick(lists);
	const { value: category, genders } = random.pick(categories);
	const params = new URLSearchParams({ exam, rankSpace, category });
	// Half of them are women, who may have the seats of every pool.
	if (genders.length > 0) params.set("gender", random.below(2) === 0 ? WOMAN : random.pick(genders));
	if (homeState === "asked") params.set("homeState", random.pick(states).slug);
	// As many digits as ranks have, so that the best and the last are asked for as often as each other.
	const rank = 1 + random.below(10 ** (2 + random.below(5)));
	// Everybody says the figure of everyone's list; anyone who is ranked twice says the other too.
	params.set("common", figure === "rank" ? String(rank) : String(1 + random.below(mostScore * 10 - 10) / 10));
	if (ofCategory) params.set("rank", String(Math.max(1, Math.round(rank / 3))));
	if (random.below(10) < NARROWED_OF_TEN) params.append(...random.pick(NARROWED));
	return params.toString();
}
