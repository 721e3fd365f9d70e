import { CollegeResults } from "@uchit/contract/college.ts";
import { CourseList, MIN_FIGURES } from "@uchit/contract/course.ts";
import { PlaceAddresses, PlacePage } from "@uchit/contract/place.ts";
import { expect, test, vi } from "vitest";
import { depthOf } from "#scripts/proof/parts.ts";
import { readHead } from "./support/head.ts";
import { parsePage } from "./support/parsed-page.ts";
import { askBackend, headingOf, openPage, request, textOf } from "./support/site.ts";

const isFull = depthOf(process.env) === "full";
const MAX_SHARED = 0.6;
const PAIRS = isFull ? 2_000 : 8;
const timeout = isFull ? 3_600_000 : 120_000;

test("a state's page starts with its figures, each linked to a source on the page", async () => {
	const page = await openPage("/colleges/in/bihar");
	const { figures } = PlacePage.parse(await askBackend("/v1/places/bihar"));
	expect(headingOf(page)).toBe("Colleges in Bihar");
	const receipts = [...(page.document.querySelector("main dl")?.querySelectorAll("a[data-receipt]") ?? [])];
	expect(receipts.length).toBeGreaterThanOrEqual(MIN_FIGURES);
	for (const receipt of receipts) {
		const id = decodeURIComponent(receipt.getAttribute("href")?.slice(1) ?? "");
		expect([id, page.document.getElementById(id) !== null]).toEqual([id, true]);
	}
	const text = textOf(page.body);
	expect(text).toContain(`known for ${new Intl.NumberFormat("en-IN").format(figures.seats?.known ?? 0)} of`);
	expect(readHead(page.html)).toMatchObject({ isHidden: false });
});

test.each([
	["/colleges?category=1&state=bihar", "/colleges/engineering/bihar"],
	["/colleges?state=bihar", "/colleges/in/bihar"],
	["/hi/colleges?degree=mbbs&state=punjab", "/hi/colleges/mbbs/punjab"],
	["/colleges?state=bihar&district=bihar%2Fpatna", "/colleges/in/bihar/patna"],
	["/colleges?category=1", "/colleges?category=1"],
])("%s names %s as its address for search engines", async (list, canonical) => {
	const { pathname, search } = new URL(readHead((await openPage(list)).html).canonical);
	expect(pathname + search).toBe(canonical);
});

test("a district's name alone redirects to it, a shared name offers both, and an unknown place has no page", async () => {
	const patna = await request("/colleges/in/patna");
	expect([patna.status, patna.headers.get("location")]).toEqual([302, "/colleges/in/bihar/patna"]);
	const both = await openPage("/hi/colleges/engineering/hamirpur");
	const links = [...both.document.querySelectorAll("main li a")].map((link) => link.getAttribute("href"));
	expect(links).toEqual([
		"/hi/colleges/engineering/himachal-pradesh/hamirpur",
		"/hi/colleges/engineering/uttar-pradesh/hamirpur",
	]);
	expect(readHead(both.html).isHidden).toBe(true);
	for (const path of [
		"/colleges/in/atlantis",
		"/colleges/nothing/bihar",
		"/colleges/in/bihar/pune",
		"/courses/zoology",
	]) {
		expect([path, (await request(path)).status]).toEqual([path, 404]);
	}
});

test("a degree without a list of its colleges shows its exams and the colleges of its field", async () => {
	const page = await openPage("/courses/ba");
	const { total } = CollegeResults.parse(await askBackend("/v1/colleges?category=8"));
	expect(textOf(page.body)).toContain(`here are ${total.toLocaleString("en-IN")} colleges of Arts`);
	const links = [...page.document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
	expect(links).toEqual(expect.arrayContaining(["/exams/cuet-ug", "/exams/cuet-ug/cutoffs", "/colleges/arts/bihar"]));
	expect(readHead(page.html).isHidden).toBe(true);
});

test("the structured data of a list matches the list on the page", async () => {
	for (const path of ["/colleges/mbbs/kerala", "/courses/mba"]) {
		const page = await openPage(path);
		const list = readHead(page.html).facts.find((fact) => Object(fact)["@type"] === "ItemList");
		const listItems = Object(list).itemListElement.map(({ name, url }: { name: string; url: string }) => [
			name,
			new URL(url).pathname,
		]);
		const shown = [...page.document.querySelectorAll("main article h3 a")].map((link) => [
			textOf(link),
			link.getAttribute("href"),
		]);
		expect(listItems).toEqual(shown);
		expect(listItems.length).toBeGreaterThan(5);
	}
});

test("the sitemap lists the pages with enough figures, and no longer their filtered lists", async () => {
	const read = async (file: string) => (await request(`/sitemaps/${file}.xml`)).text();
	const [places, courses, lists] = [await read("places"), await read("courses"), await read("lists")];
	expect(places).toContain("/colleges/engineering/bihar</loc>");
	expect(courses).toContain("/hi/courses/btech</loc>");
	expect(lists).not.toMatch(/colleges\?category=1&amp;state=bihar</);
	expect(lists).toContain("/colleges?category=1</loc>");
});

test(`no two pages of a kind share more than ${MAX_SHARED * 100} % of their three-word shingles`, {
	timeout,
}, async () => {
	const { places } = PlaceAddresses.parse(await askBackend("/v1/addresses/places"));
	const { items } = CourseList.parse(await askBackend("/v1/courses"));
	const kinds = Map.groupBy(
		places,
		({ of, district }) => `${of === undefined ? "all" : "some"} ${district === undefined}`,
	);
	const toPath = ({ of = "in", state, district }: (typeof places)[number]) =>
		`/colleges/${[of, state, district].filter(Boolean).join("/")}`;
	const lists = [...kinds.values()].map((kind) => kind.map(toPath));
	lists.push(items.filter(({ isIndexable }) => isIndexable).map(({ slug }) => `/courses/${slug}`));
	const alike: string[] = [];
	const next = draw(20_261_123);
	for (const list of lists) {
		for (const [one, other] of pairsOf(list, next)) {
			const shared = sharedPart(await readShingles(one), await readShingles(other));
			if (shared > MAX_SHARED) alike.push(`${one} ${other}: ${Math.round(shared * 100)} %`);
		}
	}
	expect(alike).toEqual([]);
});

function pairsOf(list: readonly string[], next: (below: number) => number): [string, string][] {
	const drawn = Array.from({ length: Math.ceil(PAIRS / 5) }, (): [string, string] => {
		const first = next(list.length);
		const second = (first + 1 + next(list.length - 1)) % list.length;
		return [list[first] ?? "", list[second] ?? ""];
	});
	const neighbours = list.slice(1).map((path, place): [string, string] => [list[place] ?? "", path]);
	return [...drawn, ...(isFull ? neighbours : neighbours.slice(0, 1))];
}

function draw(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state * 48_271) % 2_147_483_647;
		return state % below;
	};
}

/** Three-word shingles of the visible main text, without folded parts. */
async function readShingles(path: string): Promise<ReadonlySet<string>> {
	const main = parsePage(await readPage(path)).querySelector("main");
	if (main === null) throw new Error(`${path} has no main part.`);
	for (const folded of main.querySelectorAll("details")) folded.remove();
	const words =
		textOf(main)
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return new Set(words.slice(2).map((word, place) => `${words[place]} ${words[place + 1]} ${word}`));
}

/** Retries on 503, which a busy machine may cause. */
async function readPage(path: string): Promise<string> {
	const answer = await vi.waitUntil(
		async () => {
			const response = await request(path);
			return response.status !== 503 && response;
		},
		{ timeout: 60_000, interval: 200 },
	);
	if (answer.status !== 200) throw new Error(`The site answered ${answer.status} to ${path}.`);
	return answer.text();
}

/** Share of the smaller page's shingles that are also in the other, 0 to 1. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	return one.intersection(other).size / Math.max(1, Math.min(one.size, other.size));
}
