import { afterEach, beforeEach, expect, test } from "vitest";
import { startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";
import { renderSignals } from "#server/testing/trial-site.tsx";

let app: TrialApp;

beforeEach(async () => {
	app = await startTrialApp();
});

afterEach(() => app.close());

async function restartWithShortLimit(): Promise<void> {
	await app.close();
	app = await startTrialApp({ renderLimitMs: 300 });
}

test("a page and its data show characters outside Latin-1 unchanged", async () => {
	app.backend.state.text = "₹ 1,20,000 – मद्रास";
	try {
		const { body } = await app.get("/colleges?page=7");
		expect(body.match(/₹ 1,20,000 – मद्रास/g)).toHaveLength(2);
	} finally {
		app.backend.state.text = "first";
	}
});

test("a page is rendered once and then answered from the cache", async () => {
	const first = await app.get("/colleges?page=2");
	expect(first.statusCode).toBe(200);
	expect(first.headers).toMatchObject({
		"content-type": "text/html; charset=utf-8",
		"cache-control": "public, max-age=0, must-revalidate",
		vary: "accept-encoding",
		"x-cache": "miss",
		"server-timing": expect.stringMatching(/^render;dur=\d/),
	});
	const second = await app.get("/colleges?page=2");
	expect(second.headers["x-cache"]).toBe("hit");
	expect(second.body).toBe(first.body);
	expect(app.backend.state.requests).toBe(1);
});

test("a cached page contains nothing of the visitor whose request rendered it", async () => {
	const reply = await app.get("/colleges", { cookie: "session=secret", host: "evil.example", "accept-language": "hi" });
	expect(reply.body).toContain("seen [<!-- -->]");
	expect(reply.body).toContain("https://uchit.example/colleges");
	expect(reply.body).not.toContain("evil.example");
	expect((await app.get("/colleges")).headers["x-cache"]).toBe("hit");
});

test("parameters that the page does not read neither make a second copy nor reach it", async () => {
	await app.get("/colleges?state=goa&category=1");
	const reply = await app.get("/colleges?utm_source=x&category=1&q=&state=goa");
	expect(reply.headers["x-cache"]).toBe("hit");
	expect(reply.body).not.toContain("utm_source");
});

test("a change in the backend drops the affected pages at once, and the rest stay", async () => {
	await app.get("/colleges");
	await app.get("/");
	app.backend.state.text = "second";
	app.backend.change(["college:1"]);
	const reply = await app.getOnce("/colleges", "miss");
	expect(reply.body).toContain("second");
	expect((await app.get("/")).headers["x-cache"]).toBe("hit");
});

test("data requests use the same cache", async () => {
	const first = await app.get("/colleges.data?page=2");
	expect(first.headers).toMatchObject({
		"content-type": "text/x-script",
		"x-remix-response": "yes",
		"x-cache": "miss",
	});
	expect((await app.get("/colleges.data?utm_source=x&page=2")).headers["x-cache"]).toBe("hit");
	app.backend.change(["colleges"]);
	await app.getOnce("/colleges.data?page=2", "miss");
	expect((await app.get("/_.data")).statusCode).toBe(200);
});

test("an outage shows the old page, and marks it so", async () => {
	await app.get("/colleges");
	app.backend.state.mood = "failing";
	app.backend.change(["college:1"]);
	const reply = await app.getOnce("/colleges", "stale-error");
	expect(reply.statusCode).toBe(200);
	expect(reply.body).toContain("first");
});

test("an outage without an old page shows the error page, which is not cached", async () => {
	app.backend.state.mood = "failing";
	const reply = await app.get("/colleges");
	expect(reply.statusCode).toBe(503);
	expect(reply.body).toContain("the backend is away");
	expect(reply.headers["cache-control"]).toBe("no-store");
	app.backend.state.mood = "well";
	expect((await app.get("/colleges")).statusCode).toBe(200);
});

test("a silent backend costs a visitor the time limit and no more", async () => {
	await restartWithShortLimit();
	app.backend.state.mood = "silent";
	const reply = await app.get("/colleges");
	expect(reply.statusCode).toBe(504);
	expect(reply.body).toContain("took too long");
	expect(app.logged).toHaveLength(1);
});

test("when a page is finished, all work begun for it ends", async () => {
	await app.get("/colleges");
	expect(renderSignals.at(-1)?.aborted).toBe(true);
	expect(app.logged).toEqual([]);
});

test("a loader that never ends is answered with 504", async () => {
	await restartWithShortLimit();
	expect((await app.get("/slow")).statusCode).toBe(504);
	expect((await app.get("/slow.data")).statusCode).toBe(504);
});

test("a broken component gives the error page, one log line, and no cache entry", async () => {
	const reply = await app.get("/crash");
	expect(reply.statusCode).toBe(500);
	expect(reply.body).toContain("Sorry:");
	expect(app.logged).toHaveLength(1);
	expect(app.logged[0]).toContain("a component broke");
	expect((await app.get("/crash")).headers["x-cache"]).toBe("miss");
	expect((await app.get("/")).statusCode).toBe(200);
});

test("a not-found page is cached for a minute", async () => {
	expect((await app.get("/nowhere")).statusCode).toBe(404);
	expect((await app.get("/nowhere")).headers["x-cache"]).toBe("hit");
	app.clock.now += 60_000;
	expect((await app.get("/nowhere")).headers["x-cache"]).toBe("miss");
});

test("a page that sets a cookie is our own error and is not sent", async () => {
	const reply = await app.get("/cookie");
	expect(reply.statusCode).toBe(500);
	expect(reply.headers["set-cookie"]).toBeUndefined();
});

test("a private answer is not cached", async () => {
	expect((await app.get("/own")).headers["cache-control"]).toBe("no-store");
	expect((await app.get("/own")).headers["x-cache"]).toBe("miss");
});

test("a redirect is cached with its target", async () => {
	const reply = await app.get("/moved");
	expect([reply.statusCode, reply.headers.location]).toEqual([302, "/colleges"]);
	expect((await app.get("/moved")).headers["x-cache"]).toBe("hit");
});
