import { type FakeSiteBehaviour, type OfficialSite, startOfficialSite } from "@uchit/fakes/official-sites.ts";
import { afterEach, expect, test } from "vitest";
import { checkPage, type KnownPage } from "./check-page.ts";
import type { PageCheck } from "./rules/page-content.ts";

const LOCAL_WATCH = {
	userAgent: "UchitWatch/1.0 (+https://uchit.example/data; facts@uchit.example)",
	mayConnect: (address: string) => address === "127.0.0.1",
	pauseMs: 0,
	limitMs: 1_000,
	mostBytes: 300_000,
};
const ROUND_1 = `<!doctype html><title>Seat allocation</title><h1>Round 1</h1><p>Closing ranks are out.</p><a href="/files/ranks.pdf">Ranks</a>`;

const sites: OfficialSite[] = [];
afterEach(async () => {
	await Promise.all(sites.splice(0).map((site) => site.close()));
});

async function open(manner: FakeSiteBehaviour): Promise<OfficialSite> {
	const site = await startOfficialSite(manner);
	sites.push(site);
	return site;
}

function after(site: OfficialSite, look?: PageCheck): KnownPage {
	const address = `${site.url}/`;
	if (look === undefined) return { address, content: null, etag: null, lastModified: null };
	if (!("content" in look)) throw new Error(`${address} was not read: ${look.reason}`);
	return { address, content: look.content, ...look.validators };
}

async function lookTwice(
	first: FakeSiteBehaviour,
	second: FakeSiteBehaviour,
): Promise<{ look: PageCheck; site: OfficialSite }> {
	const site = await open(first);
	const known = after(site, await checkPage(after(site), LOCAL_WATCH));
	site.behave(second);
	site.visits.length = 0;
	return { look: await checkPage(known, LOCAL_WATCH), site };
}

test.each([
	["an ETag", { etag: '"1"' }],
	["a time", { lastModified: "Sun, 01 Nov 2026 10:00:00 GMT" }],
])("a site that sends %s is requested with it, and sends its page only once", async (_how, validator) => {
	const { look, site } = await lookTwice({ page: ROUND_1, ...validator }, { page: ROUND_1, ...validator });
	expect(look.outcome).toBe("unchanged");
	expect(site.visits.find(({ path }) => path === "/")?.isConditional).toBe(true);
});

test("a site without an ETag is unchanged while its text is, whatever its counter and session links show", async () => {
	const page = (visits: number, session: string) =>
		`${ROUND_1}<p>Visitors: ${visits}</p><input type=hidden value=${session}><a href="/files/plan.pdf;jsessionid=${session}">Plan</a>`;
	const { look } = await lookTwice({ page: page(10_221, "a1") }, { page: page(10_350, "b2") });
	expect(look.outcome).toBe("unchanged");
});

test("a page with a different text is changed, and lists its new documents", async () => {
	const page = `${ROUND_1.replace("Round 1", "Round 2")}<a href="/files/round-2.pdf#page=2">Round 2</a>`;
	const { look, site } = await lookTwice({ page: ROUND_1 }, { page, files: { "round-2.pdf": 400 } });
	expect(look).toMatchObject({
		outcome: "changed",
		difference: { documents: [{ address: `${site.url}/files/round-2.pdf`, is: 400 }] },
	});
	expect("content" in look && look.content.text).toBe(
		"Seat allocation\nRound 2\nClosing ranks are out.\nRanks\nRound 2",
	);
});

test("a document that grows under the same name changes the page, even if the page reports itself unchanged", async () => {
	const manner = { page: ROUND_1, etag: '"1"' };
	const { look, site } = await lookTwice(
		{ ...manner, files: { "ranks.pdf": 1_000 } },
		{ ...manner, files: { "ranks.pdf": 1_500 } },
	);
	expect(look).toMatchObject({
		outcome: "changed",
		difference: { documents: [{ address: `${site.url}/files/ranks.pdf`, was: 1_000, is: 1_500 }] },
	});
	expect(site.visits.find(({ path }) => path === "/files/ranks.pdf")?.method).toBe("HEAD");
});

test("a document address is changed when its bytes change", async () => {
	const pdf = (rows: number) => ({
		page: Buffer.from(`%PDF-1.7 ${"row ".repeat(rows)}`),
		contentType: "application/pdf",
	});
	const { look } = await lookTwice(pdf(10), pdf(11));
	expect(look).toMatchObject({ outcome: "changed", content: { text: "", bytes: 53 } });
});

test("a site that redirects to itself until its cookie comes back is read", async () => {
	const site = await open({ page: ROUND_1, wantsCookie: true });
	expect((await checkPage(after(site), LOCAL_WATCH)).outcome).toBe("unchanged");
	expect((await checkPage(after(site), LOCAL_WATCH)).outcome).toBe("unchanged");
});

test("Hindi bytes without a valid charset are compared byte by byte, and the declared charset is ignored", async () => {
	const inFont = (text: number[]) =>
		Buffer.concat([Buffer.from("<meta charset=utf-8><p>"), Buffer.from(text), Buffer.from("</p>")]);
	const { look } = await lookTwice({ page: inFont([0xb3, 0xe6, 0xc2]) }, { page: inFont([0xb3, 0xe6, 0xc3]) });
	expect(look.outcome).toBe("changed");
	const same = await lookTwice({ page: inFont([0xb3, 0x80]) }, { page: inFont([0xb3, 0x80]) });
	expect(same.look.outcome).toBe("unchanged");
});

test("a page that arrives compressed without a request for it is read", async () => {
	const site = await open({ page: ROUND_1, isZipped: true });
	expect(await checkPage(after(site), LOCAL_WATCH)).toMatchObject({
		outcome: "unchanged",
		content: { bytes: ROUND_1.length },
	});
});

test.each([
	["redirects in a circle", { goesInCircles: true }, "unreachable", "redirects in a circle"],
	["is overrun at the hour of results", { status: 503 }, "unreachable", "answers 503"],
	["sends a body without an end", { isEndless: true }, "unreachable", "is larger than 300000 bytes"],
	["begins and says no more", { isSilent: true }, "unreachable", "does not answer in 1 s"],
	["has no such page any more", { status: 404 }, "gone", "answers 404"],
	["refuses programs", { status: 403 }, "not-allowed", "answers 403"],
	["has rules that cannot be read", { robots: 500 }, "unreachable", "robots.txt answers 500"],
	[
		"leads into a private network",
		{ leadsTo: "http://127.0.0.2:9/" },
		"unreachable",
		"leads to an address that is not public",
	],
	["leads to no page", { leadsTo: "file:///etc/passwd" }, "unreachable", "leads to no page of the web"],
] as const)("a site that %s", async (_what, manner, outcome, reason) => {
	const { look } = await lookTwice({ page: ROUND_1 }, manner);
	expect(look).toEqual({ outcome, reason });
});

test.each(["User-agent: *\nDisallow: /", "User-agent: UchitWatch\nDisallow: /\n\nUser-agent: *\nAllow: /"])(
	"a page that robots.txt forbids is never requested: %j",
	async (robots) => {
		const site = await open({ page: ROUND_1, robots });
		expect((await checkPage(after(site), LOCAL_WATCH)).outcome).toBe("not-allowed");
		expect(site.visits.map(({ path }) => path)).toEqual(["/robots.txt"]);
	},
);

test("a document that robots.txt forbids is not requested, and rules for other bots do not count", async () => {
	const robots = "User-agent: *\nDisallow: /files/\n\nUser-agent: OtherBot\nDisallow: /";
	const site = await open({ page: ROUND_1, robots, files: { "ranks.pdf": 5 } });
	expect((await checkPage(after(site), LOCAL_WATCH)).outcome).toBe("unchanged");
	expect(site.visits.map(({ path }) => path)).toEqual(["/robots.txt", "/"]);
});

test("an address of the local network is not requested, by number or by name", async () => {
	const site = await open({ page: ROUND_1 });
	const { userAgent } = LOCAL_WATCH;
	const reason = "leads to an address that is not public";
	expect(await checkPage(after(site), { userAgent })).toEqual({ outcome: "unreachable", reason });
	const byName = { ...after(site), address: site.url.replace("127.0.0.1", "localhost") };
	expect(await checkPage(byName, { userAgent })).toEqual({ outcome: "unreachable", reason });
	expect(site.visits).toEqual([]);
});

test("a host gets one request at a time with a pause between, under a name that identifies the sender", async () => {
	const site = await open({ page: ROUND_1, files: { "ranks.pdf": 5 } });
	await checkPage(after(site), { ...LOCAL_WATCH, pauseMs: 120 });
	const times = site.visits.map(({ at }) => at);
	expect(times).toHaveLength(3);
	expect(times.slice(1).every((at, place) => at - (times[place] ?? at) >= 115)).toBe(true);
	expect(new Set(site.visits.map(({ userAgent }) => userAgent))).toEqual(new Set([LOCAL_WATCH.userAgent]));
});

test("a longer pause required by robots.txt is respected", async () => {
	const site = await open({ page: ROUND_1, robots: "User-agent: *\nCrawl-delay: 0.4" });
	await checkPage(after(site), LOCAL_WATCH);
	const [, page, document] = site.visits.map(({ at }) => at);
	expect((document ?? 0) - (page ?? 0)).toBeGreaterThanOrEqual(390);
});
