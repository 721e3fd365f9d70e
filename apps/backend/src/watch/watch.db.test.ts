import { type WatchedPage, WatchState } from "@uchit/contract/watch.ts";
import { type FakeSiteBehaviour, type OfficialSite, startOfficialSite } from "@uchit/fakes/official-sites.ts";
import { eq, like, notLike } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sourceChanges, sources, watchedPages } from "#backend/db/schema/source.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { createWatchJob } from "./jobs.ts";
import { takeDuePage } from "./queries/watched-pages.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JUNE = new Date("2026-06-10T06:00:00Z");
const SOURCE = "josaa-of-the-watch-test";
const OURS = "http://127.0.0.1:%";
const ROUND_1 = { page: "<p>Round 1</p>" };
const ROUND_2 = { page: "<p>Round 2</p>" };

let now = JUNE;
const backend = useBackend({}, () => now);
const { db } = backend;
let site: OfficialSite;

beforeAll(async () => {
	site = await startOfficialSite({});
	const document = { kind: "document", publisher: "A fake authority", document: "Ranks", vintage: "2026" } as const;
	await db.insert(sources).values({ id: SOURCE, ...document, address: `${site.url}/#ranks` });
});
afterAll(async () => {
	await site.close();
	await db.delete(sources).where(eq(sources.id, SOURCE));
});
beforeEach(() => {
	now = JUNE;
	site.visits.length = 0;
});
afterEach(async () => {
	await db.delete(sourceChanges).where(like(sourceChanges.address, OURS));
	await db.delete(watchedPages);
});

async function watch(manner: FakeSiteBehaviour, isOn: "on" | "off" = "on"): Promise<void> {
	site.behave(manner);
	await takeDuePage(db, now);
	await db.update(watchedPages).set({ leasedUntil: null });
	await db.update(watchedPages).set({ lookedAt: now, outcome: "unchanged" }).where(notLike(watchedPages.address, OURS));
	const env = {
		WATCH: isOn,
		WATCH_CONTACT: "facts@uchit.example",
		SITE_NAME: "Uchit",
		SITE_URL: "https://uchit.example",
	};
	const troubles: object[] = [];
	const log = { info: () => undefined, warn: (what: object) => troubles.push(what) };
	const fetching = { mayConnect: (address: string) => address === "127.0.0.1", pauseMs: 0 };
	const job = createWatchJob({ db, env, now: () => now, fetching }, log);
	const before = await ours();
	job.start();
	if (isOn === "on") await expect.poll(ours, { timeout: 20_000 }).not.toEqual(before);
	await job.stop();
	expect(troubles).toEqual([]);
}

const ours = () =>
	db
		.select({ at: watchedPages.lookedAt, outcome: watchedPages.outcome, reason: watchedPages.reason })
		.from(watchedPages)
		.where(like(watchedPages.address, OURS));

const listChanges = () =>
	db.select().from(sourceChanges).where(like(sourceChanges.address, OURS)).orderBy(sourceChanges.id);

async function shown(): Promise<WatchedPage | undefined> {
	const { pages } = await backend.read(WatchState, "/v1/data/watch");
	return pages.find(({ address }) => address === `${site.url}/`);
}

const inDays = (days: number) => new Date(JUNE.getTime() + days * DAY_MS);

test("a changed page waits as one row with both texts, however often it changes until someone acts", async () => {
	await watch(ROUND_1);
	expect(await listChanges()).toEqual([]);
	now = inDays(1);
	await watch(ROUND_2);
	now = inDays(2);
	await watch({ page: "<p>Round 3</p><a href='/files/list.pdf'>List</a>" });
	const [change, ...others] = await listChanges();
	expect(others).toEqual([]);
	expect(change).toMatchObject({
		...{ about: "Ranks", kind: "changed", state: "open", found_at: inDays(1) },
		...{ text_before: "Round 1", text_after: "Round 3\nList", bytes_before: 14 },
		documents: [{ address: `${site.url}/files/list.pdf` }],
	});
	expect(await shown()).toEqual({
		...{ address: `${site.url}/`, outcome: "changed", rhythm: "daily" },
		...{ lookedAt: inDays(2).toISOString(), changedAt: inDays(1).toISOString() },
	});
});

test("after someone acts, the page's current text is the baseline, and the next change is a new row", async () => {
	await watch(ROUND_1);
	now = inDays(1);
	await watch(ROUND_2);
	await db.update(sourceChanges).set({ state: "acted-on" }).where(like(sourceChanges.address, OURS));
	now = inDays(2);
	await watch(ROUND_2);
	expect(await shown()).not.toHaveProperty("changedAt");
	now = inDays(3);
	await watch(ROUND_1);
	expect((await listChanges()).map(({ state, text_before }) => [state, text_before])).toEqual([
		["acted-on", "Round 1"],
		["open", "Round 2"],
	]);
});

test("a page that returns to its old text closes its own row", async () => {
	await watch(ROUND_1);
	now = inDays(1);
	await watch({ status: 404 });
	expect(await listChanges()).toMatchObject([{ kind: "gone", state: "open", text_before: "Round 1", text_after: "" }]);
	now = inDays(2);
	await watch({ status: 404 });
	expect(await listChanges()).toHaveLength(1);
	now = inDays(3);
	await watch(ROUND_1);
	expect(await listChanges()).toMatchObject([{ kind: "gone", state: "nothing-to-do" }]);
});

test("a failing host is retried after an hour, shows nothing at the desk, and loses nothing already read", async () => {
	await watch(ROUND_1);
	now = inDays(1);
	await watch({ status: 503 });
	expect(await ours()).toEqual([{ at: now, outcome: "unreachable", reason: "answers 503" }]);
	expect(await listChanges()).toEqual([]);
	now = new Date(now.getTime() + HOUR_MS / 2);
	expect((await takeDuePage(db, now))?.address).not.toBe(`${site.url}/`);
	now = new Date(now.getTime() + HOUR_MS);
	await db.update(watchedPages).set({ leasedUntil: null });
	await watch(ROUND_2);
	expect(await listChanges()).toMatchObject([{ text_before: "Round 1", text_after: "Round 2" }]);
});

test("a page that robots.txt forbids is reported, and is not a change", async () => {
	await watch({ ...ROUND_1, robots: "User-agent: *\nDisallow: /" });
	expect(await shown()).toMatchObject({ outcome: "not-allowed" });
	expect(await listChanges()).toEqual([]);
});

test("two workers never contact one host at once", async () => {
	await db.insert(sources).values({
		...{ id: `${SOURCE}-2`, kind: "document", publisher: "A fake authority", document: "Seats", vintage: "2026" },
		address: `${site.url}/seats`,
	});
	await Promise.all([takeDuePage(db, now), takeDuePage(db, now), takeDuePage(db, now)]);
	await db.update(watchedPages).set({ lookedAt: now, outcome: "unchanged" }).where(notLike(watchedPages.address, OURS));
	await db.update(watchedPages).set({ leasedUntil: null });
	const taken = await Promise.all([takeDuePage(db, now), takeDuePage(db, now), takeDuePage(db, now)]);
	await db.delete(sources).where(eq(sources.id, `${SOURCE}-2`));
	expect(taken.filter((page) => page !== undefined)).toHaveLength(1);
});

test("the watch contacts no host when it is switched off", async () => {
	await watch(ROUND_1, "off");
	expect(site.visits).toEqual([]);
});

test("a request names the watcher and a contact", async () => {
	await watch(ROUND_1);
	expect(site.visits.map(({ userAgent }) => userAgent)).toEqual([
		"UchitWatch/1.0 (+https://uchit.example/data; facts@uchit.example)",
		"UchitWatch/1.0 (+https://uchit.example/data; facts@uchit.example)",
	]);
});
