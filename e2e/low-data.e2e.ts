import { expect, test } from "./support/test.ts";

test("a visitor with data saving on gets neither pictures nor prefetched pages", async ({ page, context, request }) => {
	const requests: string[] = [];
	await context.setExtraHTTPHeaders({ "save-data": "on" });
	const pictures: Promise<number>[] = [];
	page.on("request", (each) => requests.push(new URL(each.url()).pathname));
	page.on("response", (each) => {
		if (each.url().includes("/_next/image")) pictures.push(each.body().then((body) => body.length));
	});
	await page.goto("/news", { waitUntil: "networkidle" });
	expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);
	expect((await Promise.all(pictures)).filter((bytes) => bytes > 200)).toEqual([]);
	expect((await request.get("/news")).headers()["content-type"]).toContain("text/html");
});
