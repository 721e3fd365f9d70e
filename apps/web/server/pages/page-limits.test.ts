import { afterEach, expect, test } from "vitest";
import { startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";

let app: TrialApp;
afterEach(() => app.close());

const start = async (settings: Record<string, string> = {}) => {
	app = await startTrialApp({ settings });
	const from =
		(address: string) =>
		(url: string, headers: Record<string, string> = {}) =>
			app.get(url, { "x-forwarded-for": address, ...headers });
	return { busy: from("203.0.113.1"), other: from("198.51.100.9") };
};

test("a visitor over the limit gets a bilingual refusal with a waiting time, and still cached pages; others get all", async () => {
	const { busy, other } = await start({ PAGES_PER_MINUTE: "3" });
	for (const page of [1, 2, 3]) expect((await busy(`/colleges?page=${page}`)).statusCode).toBe(200);
	const refused = await busy("/colleges?page=4");
	expect([refused.statusCode, refused.headers["retry-after"], refused.headers["cache-control"]]).toEqual([
		429,
		"20",
		"no-store",
	]);
	expect(refused.body).toContain("Too many pages were asked for from your network");
	expect(refused.body).toContain('<section lang="hi"><h2>आपके नेटवर्क से बहुत सारे पेज माँगे गए</h2>');
	expect((await busy("/colleges?page=2")).headers["x-cache"]).toBe("hit");
	expect((await other("/colleges?page=4")).headers["x-cache"]).toBe("miss");
	expect((await busy("/colleges?page=4")).headers["x-cache"]).toBe("hit");
	app.clock.now += 20_000;
	expect((await busy("/colleges?page=5")).statusCode).toBe(200);
	expect((await busy("/colleges?page=6")).statusCode).toBe(429);
});

test("forms and personal pages count as pages", async () => {
	const { busy, other } = await start({ PAGES_PER_MINUTE: "2" });
	const post = (address: string) =>
		app.inject({
			method: "POST",
			url: "/form",
			payload: "name=A",
			headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": address },
		});
	expect((await post("203.0.113.1")).statusCode).toBe(200);
	expect((await busy("/account")).statusCode).toBe(200);
	expect((await post("203.0.113.1")).statusCode).toBe(429);
	expect((await post("198.51.100.9")).statusCode).toBe(200);
	expect((await other("/account")).statusCode).toBe(200);
});

test("the IPv6 addresses of one household count together, and a forged address does not count", async () => {
	const { busy } = await start({ PAGES_PER_MINUTE: "2" });
	const statuses: number[] = [];
	for (const last of [1, 2, 3]) statuses.push((await busyFrom(`2001:db8:0:1::${last}`, last)).statusCode);
	expect(statuses).toEqual([200, 200, 429]);
	const made: number[] = [];
	for (const page of [4, 5, 6]) {
		const headers = { "x-forwarded-for": `192.0.2.${page}, 203.0.113.1` };
		made.push((await busy(`/colleges?page=${page}`, headers)).statusCode);
	}
	expect(made).toEqual([200, 200, 429]);
});

const busyFrom = (address: string, page: number) => app.get(`/colleges?page=${page}`, { "x-forwarded-for": address });

test("prefetches leave half of the limit to opened pages, and a data request counts as a third of a page", async () => {
	const { busy } = await start({ PAGES_PER_MINUTE: "2" });
	const ahead = { "sec-purpose": "prefetch" };
	for (const page of [1, 2, 3]) expect((await busy(`/colleges.data?page=${page}`, ahead)).statusCode).toBe(200);
	expect((await busy("/colleges.data?page=4", ahead)).statusCode).toBe(429);
	expect((await busy("/colleges?page=4")).statusCode).toBe(200);
});

test("0 lifts the limit", async () => {
	const { busy } = await start({ PAGES_PER_MINUTE: "0" });
	const replies = await Promise.all(Array.from({ length: 250 }, (_, page) => busy(`/colleges.data?page=${page}`)));
	expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
