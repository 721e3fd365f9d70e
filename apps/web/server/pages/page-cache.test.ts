import { expect, test, vi } from "vitest";
import type { Page } from "#server/pages/page.ts";
import { OverLimit } from "#server/pages/page-limit.ts";
import { broken, trialPage as page, settle, createTrialCache as setUp } from "#server/testing/trial-cache.ts";
import { createTokenBuckets } from "#server/token-buckets.ts";

const SECOND = 1_000;

function openRender() {
	const { promise, resolve, reject } = Promise.withResolvers<Page>();
	return { make: () => promise, finish: resolve, fail: reject };
}

test("a page is rendered once and then cached", async () => {
	const { get } = setUp();
	expect(await get("/", () => page("one"))).toBe("miss: one");
	expect(await get("/", () => page("two"))).toBe("hit: one");
	expect(await get("/other", () => page("two"))).toBe("miss: two");
});

test("visitors who arrive while a page is being rendered wait for the same rendering", async () => {
	const { get } = setUp();
	const render = openRender();
	const first = get("/", render.make);
	const second = get("/", () => page("never made"));
	render.finish(page("one"));
	expect(await Promise.all([first, second])).toEqual(["miss: one", "miss: one"]);
});

test("while a stale page is being rendered again, no second rendering begins", async () => {
	const { cache, get } = setUp();
	await get("/", () => page("one"));
	cache.drop(["*"]);
	const render = openRender();
	const other = vi.fn(() => page("other"));
	expect(await get("/", render.make)).toBe("stale: one");
	expect(await get("/", other)).toBe("stale: one");
	render.finish(page("two"));
	await settle();
	expect(await get("/", other)).toBe("hit: two");
	expect(other).not.toHaveBeenCalled();
});

test("a change drops the pages that depend on it, and only those", async () => {
	const { cache, get } = setUp();
	await get("/a", () => page("a1", { tags: ["college:1", "sources"] }));
	await get("/b", () => page("b1", { tags: ["college:2"] }));
	cache.drop(["college:1", "college:9"]);
	expect(await get("/a", () => page("a2", { tags: ["college:1"] }))).toBe("miss: a2");
	expect(await get("/b", () => page("b2"))).toBe("hit: b1");
});

test("a change of everything shows each page once more while a new one is rendered", async () => {
	const { cache, get } = setUp();
	await get("/a", () => page("a1", { tags: ["college:1"] }));
	await get("/b", () => page("b1"));
	cache.drop(["*"]);
	expect(await get("/a", () => page("a2"))).toBe("stale: a1");
	expect(await get("/b", () => page("b2"))).toBe("stale: b1");
	await settle();
	expect(await get("/a", () => page("a3"))).toBe("hit: a2");
});

test("a change during the rendering of its page prevents caching the old page as fresh", async () => {
	const { cache, get } = setUp();
	const render = openRender();
	const visitor = get("/", render.make);
	cache.drop(["college:1"]);
	render.finish(page("old", { tags: ["college:1"] }));
	await visitor;
	expect(await get("/", () => page("new", { tags: ["college:1"] }))).toBe("miss: new");
	expect(await get("/", () => page("never made"))).toBe("hit: new");
});

test("a visitor who arrives after the change does not get the rendering begun before it", async () => {
	const { cache, get } = setUp();
	const render = openRender();
	const early = get("/", render.make);
	cache.drop(["college:1"]);
	const late = [get("/", () => page("new")), get("/", () => page("never made"))];
	render.finish(page("old", { tags: ["college:1"] }));
	await early;
	expect(await Promise.all(late)).toEqual(["miss: new", "miss: new"]);
});

test("a change is remembered until every rendering under way at the time ends", async () => {
	const { cache, get } = setUp();
	const [quick, slow] = [openRender(), openRender()];
	const visitors = [get("/quick", quick.make), get("/slow", slow.make)];
	cache.drop(["college:1"]);
	quick.finish(page("quick"));
	await visitors[0];
	slow.finish(page("old", { tags: ["college:1"] }));
	await visitors[1];
	expect(await get("/slow", () => page("new"))).toBe("miss: new");
});

test("a change of other content during a rendering does not affect it", async () => {
	const { cache, get } = setUp();
	const render = openRender();
	const visitor = get("/", render.make);
	cache.drop(["college:2"]);
	render.finish(page("one", { tags: ["college:1"] }));
	await visitor;
	expect(await get("/", () => page("never made"))).toBe("hit: one");
});

test("a change of everything during a rendering makes the page stale", async () => {
	const { cache, get } = setUp();
	const render = openRender();
	const visitor = get("/", render.make);
	cache.drop(["*"]);
	render.finish(page("one"));
	expect(await visitor).toBe("miss: one");
	expect(await get("/", () => page("two"))).toBe("stale: one");
});

test("a change before a rendering begins does not affect it", async () => {
	const { cache, get } = setUp();
	const other = openRender();
	const elsewhere = get("/elsewhere", other.make);
	cache.drop(["college:1", "*"]);
	await get("/", () => page("one", { tags: ["college:1"] }));
	other.finish(page("elsewhere"));
	await elsewhere;
	expect(await get("/", () => page("never made"))).toBe("hit: one");
});

test.each([
	["throws", broken],
	["answers 500", () => page("sorry", { status: 500 })],
	["answers 503", () => page("sorry", { status: 503 })],
])("a dropped page is shown after all when its new rendering %s", async (_how, make) => {
	const { cache, get, clock } = setUp();
	await get("/", () => page("one", { tags: ["a"] }));
	cache.drop(["a"]);
	expect(await get("/", make)).toBe("stale-error: one");
	clock.now += 4 * SECOND;
	expect(await get("/", () => page("not tried yet"))).toBe("stale-error: one");
	clock.now += 1 * SECOND;
	expect(await get("/", () => page("two"))).toBe("stale-error: one");
	await settle();
	expect(await get("/", () => page("never made"))).toBe("hit: two");
});

test("a stale page reports stale-error once its new rendering fails", async () => {
	const { cache, get } = setUp();
	await get("/", () => page("one"));
	cache.drop(["*"]);
	expect(await get("/", broken)).toBe("stale: one");
	await settle();
	expect(await get("/", broken)).toBe("stale-error: one");
});

test("an error page without an older page to show is sent and not cached", async () => {
	const { cache, get } = setUp();
	expect(await get("/", () => page("sorry", { status: 503 }))).toBe("miss: sorry");
	await expect(get("/", broken)).rejects.toThrow("the backend is away");
	expect(cache.count).toBe(0);
	expect(await get("/", () => page("one"))).toBe("miss: one");
});

test("an incomplete page replaces a complete one only after a change of that page's own facts", async () => {
	const { cache, get } = setUp();
	const short = () => page("short", { isShort: true });
	await get("/", () => page("whole", { tags: ["exams"] }));
	cache.drop(["*"]);
	expect(await get("/", short)).toBe("stale: whole");
	await settle();
	expect(await get("/", short)).toBe("stale-error: whole");
	cache.drop(["exams"]);
	expect(await get("/", short)).toBe("miss: short");
});

test("an incomplete page is replaced before the next visitor gets it, once its short freshness is over", async () => {
	const { get, clock } = setUp();
	const short = (text: string) => page(text, { isShort: true, freshMs: 5 * SECOND });
	await get("/", () => short("short"));
	clock.now += 5 * SECOND - 1;
	expect(await get("/", () => page("never made"))).toBe("hit: short");
	clock.now += 1;
	expect(await get("/", () => short("short again"))).toBe("miss: short again");
	clock.now += 5 * SECOND;
	expect(await get("/", broken)).toBe("stale-error: short again");
	clock.now += 100 * SECOND;
	expect(await get("/", () => page("whole"))).toBe("miss: whole");
});

test("after a change a page is rendered at once, even just after a failure", async () => {
	const { cache, get } = setUp();
	await get("/", () => page("one", { tags: ["a"] }));
	cache.drop(["a"]);
	await get("/", broken);
	cache.drop(["a"]);
	expect(await get("/", () => page("two"))).toBe("miss: two");
});

test("every page is stale when the change stream returns, since some changes may be lost", async () => {
	const { cache, get } = setUp();
	await get("/", () => page("one"));
	cache.setFollowing(false);
	expect(await get("/", () => page("never made"))).toBe("hit: one");
	cache.setFollowing(true);
	expect(await get("/", () => page("two"))).toBe("stale: one");
});

test("a page begun before the change stream returns is cached as stale", async () => {
	const { cache, get } = setUp({ following: false });
	const render = openRender();
	const visitor = get("/", render.make);
	cache.setFollowing(true);
	render.finish(page("one"));
	await visitor;
	expect(await get("/", () => page("two"))).toBe("stale: one");
});

test("an error reaches every visitor waiting for the page, and the next visitor tries again", async () => {
	const { get } = setUp();
	const render = openRender();
	const waiting = Promise.allSettled([get("/", render.make), get("/", render.make)]);
	render.fail(new Error("the backend is away"));
	expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(await get("/", () => page("one"))).toBe("miss: one");
});

test("a visitor over the limit gets the outdated page, and others still get a new one", async () => {
	const { cache, get, clock } = setUp();
	const buckets = createTokenBuckets({ perMinute: 1, now: () => clock.now });
	const admit = () => {
		const seconds = buckets.take("busy");
		if (seconds !== undefined) throw new OverLimit("more than 1 page a minute", seconds);
	};
	const getAsBusy = async (text: string) => {
		const make = async () => page(text, { tags: ["college:1"] });
		const served = await cache.get("/", make, { admit, join: () => undefined });
		return `${served.state}: ${served.page.variants.identity}`;
	};
	expect(await getAsBusy("one")).toBe("miss: one");
	cache.drop(["college:1"]);
	expect([await getAsBusy("two"), await getAsBusy("two")]).toEqual(["stale-error: one", "stale-error: one"]);
	expect(await get("/", () => page("two"))).toBe("miss: two");
	expect(await getAsBusy("three")).toBe("hit: two");
});
