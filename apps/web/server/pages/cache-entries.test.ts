import { expect, test } from "vitest";
import { broken, trialPage as page, settle, createTrialCache as setUp } from "#server/testing/trial-cache.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("a page is fresh for an hour while changes are followed, then shown while a new one is rendered", async () => {
	const { get, clock } = setUp();
	await get("/", () => page("one"));
	clock.now += HOUR - 1;
	expect(await get("/", () => page("two"))).toBe("hit: one");
	clock.now += 1;
	expect(await get("/", () => page("two"))).toBe("stale: one");
	await settle();
	expect(await get("/", () => page("three"))).toBe("hit: two");
});

test.each([true, false])(
	"a page with content of limited freshness is fresh only for that time (%s: changes are followed)",
	async (following) => {
		const { get, clock } = setUp({ following });
		await get("/", () => page("one", { freshMs: MINUTE / 2 }));
		clock.now += MINUTE / 2 - 1;
		expect(await get("/", () => page("two"))).toBe("hit: one");
		clock.now += 1;
		expect(await get("/", () => page("two"))).toBe("stale: one");
	},
);

test("an outdated page is shown for 24 hours at most", async () => {
	const { cache, get, clock } = setUp();
	await get("/", () => page("one", { tags: ["a"] }));
	clock.now += 3 * HOUR;
	cache.drop(["a"]);
	clock.now += 24 * HOUR;
	expect(await get("/", broken)).toBe("stale-error: one");
	clock.now += 1;
	await expect(get("/", broken)).rejects.toThrow("the backend is away");
});

test("the 24 hours count from the first change, not from the newest", async () => {
	const { cache, get, clock } = setUp();
	await get("/", () => page("one", { tags: ["a"] }));
	cache.drop(["a"]);
	clock.now += 20 * HOUR;
	cache.drop(["a"]);
	cache.setFollowing(false);
	cache.setFollowing(true);
	clock.now += 4 * HOUR + 1;
	await expect(get("/", broken)).rejects.toThrow("the backend is away");
});

test("while changes are not followed, a page is fresh for 60 seconds", async () => {
	const { get, clock } = setUp({ following: false });
	await get("/", () => page("one"));
	clock.now += MINUTE - 1;
	expect(await get("/", () => page("two"))).toBe("hit: one");
	clock.now += 1;
	expect(await get("/", () => page("two"))).toBe("stale: one");
	await settle();
	expect(await get("/", () => page("three"))).toBe("hit: two");
});

test("when the change stream is lost, pages older than 60 seconds become stale", async () => {
	const { cache, get, clock } = setUp();
	await get("/old", () => page("old"));
	clock.now += 30 * MINUTE;
	await get("/new", () => page("new"));
	cache.setFollowing(false);
	expect(await get("/old", () => page("old 2"))).toBe("stale: old");
	expect(await get("/new", () => page("new 2"))).toBe("hit: new");
});

test("a page that was fresh when the change stream was lost may be shown for 24 more hours", async () => {
	const { cache, get, clock } = setUp();
	await get("/", () => page("one"));
	clock.now += 59 * MINUTE;
	cache.setFollowing(false);
	clock.now += 24 * HOUR;
	expect(await get("/", broken)).toBe("stale: one");
	await settle();
	expect(await get("/", broken)).toBe("stale-error: one");
	clock.now += 1;
	await expect(get("/", broken)).rejects.toThrow("the backend is away");
});

test("a not-found page is cached for 60 seconds", async () => {
	const { get, clock } = setUp();
	await get("/x", () => page("nothing", { status: 404 }));
	clock.now += MINUTE - 1;
	expect(await get("/x", () => page("something"))).toBe("hit: nothing");
	clock.now += 1;
	expect(await get("/x", () => page("something"))).toBe("miss: something");
});

test("a not-found page is dropped when its tag changes, even if its new rendering fails", async () => {
	const { cache, get } = setUp();
	await get("/x", () => page("nothing", { status: 404, tags: ["colleges"] }));
	cache.drop(["colleges"]);
	await expect(get("/x", broken)).rejects.toThrow("the backend is away");
	expect(await get("/x", () => page("something"))).toBe("miss: something");
});

test("a page that is gone replaces the cached one", async () => {
	const { cache, get, clock } = setUp();
	await get("/x", () => page("something", { tags: ["a"] }));
	cache.drop(["a"]);
	expect(await get("/x", () => page("nothing", { status: 404 }))).toBe("miss: nothing");
	clock.now += MINUTE;
	expect(await get("/x", () => page("sorry", { status: 500 }))).toBe("miss: sorry");
});

test("not-found pages cannot displace pages", async () => {
	const { cache, get } = setUp({ maxBytes: 320_000 });
	await get("/", () => page("home", { size: 50_000 }));
	for (let i = 0; i < 100; i += 1) await get(`/x${i}`, () => page("nothing", { status: 404, size: 1_000 }));
	expect(cache.count).toBeLessThanOrEqual(1 + 10_000 / 1_000);
	expect(await get("/", () => page("never made"))).toBe("hit: home");
});

test("the cached pages stay within the size limit, and the least recently used go first", async () => {
	const { cache, get } = setUp({ maxBytes: 100_000 });
	await get("/used", () => page("used", { size: 20_000 }));
	for (let i = 0; i < 20; i += 1) {
		await get(`/${i}`, () => page(`page ${i}`, { size: 20_000 }));
		await get("/used", () => page("never made"));
		expect(cache.bytes).toBeLessThanOrEqual(100_000);
	}
	expect(await get("/used", () => page("never made"))).toBe("hit: used");
	expect(await get("/19", () => page("never made"))).toBe("hit: page 19");
	expect(await get("/0", () => page("again"))).toBe("miss: again");
});

test("a page larger than the whole cache is sent and not cached", async () => {
	const { cache, get } = setUp({ maxBytes: 100_000 });
	expect(await get("/", () => page("huge", { size: 200_000 }))).toBe("miss: huge");
	expect(cache.count).toBe(0);
});

test.each([
	["an answer of one visitor's own", page("own", { shared: false })],
	["a refusal", page("no", { status: 400 })],
])("%s is never cached", async (_what, answer) => {
	const { cache, get } = setUp();
	await get("/", () => answer);
	expect(cache.count).toBe(0);
});

test("a redirect is cached like a page", async () => {
	const { get } = setUp();
	await get("/old", () => page("moved", { status: 301 }));
	expect(await get("/old", () => page("never made"))).toBe("hit: moved");
});
