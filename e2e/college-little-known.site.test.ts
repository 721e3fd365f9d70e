import { College, CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { sampled } from "./support/sampled.ts";
import { askBackend, openPage, type Page, textOf, within } from "./support/site.ts";

const SEED = 24;
const WANTED_COLLEGES = 500;
const MIN_CHARACTERS = 300;
const timeout = 900_000;

test("a little-known college has a helpful page, no empty tab and no false peer", { timeout }, async () => {
	let seen = 0;
	for (const slug of sampled(await listUnranked(), 24)) {
		const college = await getCollege(slug);
		if (college.cutoffs.length + college.placements.length > 0) continue;
		seen += 1;
		const page = await openPage(`/college/${slug}`);
		for (const name of ["What is known", "Check its recognition", "How to get admission"])
			expect([slug, page.screen.queryAllByRole("heading", { name }).length]).toEqual([slug, 1]);
		expect([slug, page.screen.queryByRole("heading", { name: "We do not have" })]).toEqual([slug, null]);
		await expectTruePeers(page, college);
		await expectFullTabs(page, college);
	}
	expect(seen).toBeGreaterThan(15);
});

/** A peer must teach the same profession and have something to compare. */
async function expectTruePeers({ screen }: Page, { slug, profession, kind }: College): Promise<void> {
	const peers = screen.queryByRole("region", { name: "Colleges like this one" })?.querySelectorAll("li") ?? [];
	for (const peer of peers) {
		const address = peer.querySelector("a")?.getAttribute("href") ?? "";
		const other = await getCollege(address.split("/").at(-1) ?? "");
		expect([slug, other.profession, other.kind]).toEqual([slug, profession, kind]);
		expect([slug, textOf(peer)]).toEqual([slug, expect.stringMatching(/\d/)]);
	}
}

async function expectFullTabs({ screen }: Page, { name }: College): Promise<void> {
	const tabs = within(screen.getByRole("navigation", { name: `${name}: pages` })).getAllByRole("link");
	for (const tab of tabs) {
		const path = tab.getAttribute("href") ?? "";
		const { screen } = await openPage(path);
		expect(textOf(screen.getByRole("main")).length, path).toBeGreaterThan(MIN_CHARACTERS);
	}
}

async function getCollege(slug: string): Promise<College> {
	return College.parse(await askBackend(`/v1/colleges/${slug}`));
}

async function listUnranked(): Promise<string[]> {
	const { total, pageSize } = CollegeResults.parse(await askBackend("/v1/colleges?sort=nirf"));
	const half = Math.floor(total / pageSize / 2);
	const found = new Set<string>();
	for (let drawn = SEED; found.size < WANTED_COLLEGES; drawn = (drawn * 48_271) % 2_147_483_647) {
		const page = half + (drawn % half);
		const { items } = CollegeResults.parse(await askBackend(`/v1/colleges?sort=nirf&page=${page}`));
		for (const { slug, ranking, seats } of items) if (ranking === undefined && seats === undefined) found.add(slug);
	}
	return [...found].slice(0, WANTED_COLLEGES);
}
