import { expect, test } from "vitest";
import { request } from "./support/site.ts";

test("a new version of the site has a new service worker", async () => {
	const answer = await request("/service-worker.js");
	expect(await answer.text()).toMatch(/^const VERSION = "[0-9a-f]{12}";/);
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"cache-control": "public, max-age=0, must-revalidate",
		"content-security-policy": "default-src 'none'; connect-src 'self'",
	});
});

test("a mail program's one-click unsubscribe is answered without cookies and without a page of ours before it", async () => {
	const press = () => ({ method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
	expect((await request("/shortlist/stop?link=wrong", press())).status).toBe(404);
	expect((await request("/hi/shortlist/stop", press())).status).toBe(404);
});
