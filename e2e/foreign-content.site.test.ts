import { PRIVACY_LINK_HEADER } from "@uchit/contract/lead.ts";
import { startReceiver } from "@uchit/fakes/receiver.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastLinkTo } from "./support/arrived.ts";
import { type ForeignContent, startForeignContent } from "./support/foreign-content.ts";
import { startOwnBackend } from "./support/own-backend.ts";
import { type OwnWeb, startOwnWeb } from "./support/own-web.ts";
import { openPage, request, textOf, within } from "./support/site.ts";
import { leaveLead, newEmail, post } from "./support/visitor.ts";

const ICON = "0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e";
const LINK = "https://channel.example/uchit";
const START_TIMEOUT_MS = 60_000;

describe("a Directus with only blog_config and Lead", () => {
	let content: ForeignContent;
	let web: OwnWeb;
	beforeAll(async () => {
		const blog_config = { news_external_channel_icon: ICON, news_external_channel_link: LINK };
		content = await startForeignContent({ blog_config, Lead: [] }, { file: ICON });
		web = await startOwnWeb({ CONTENT_URL: content.address });
	}, START_TIMEOUT_MS);
	afterAll(async () => {
		await web?.stop();
		await content?.stop();
	});
	const open = (path: string) => openPage(new URL(path, web.address));

	test("its icon and link are on the page, and the icon is a picture", async () => {
		const { screen, url } = await open("/");
		const link = screen.getByRole("link", { name: "Our news channel" });
		expect(link.getAttribute("href")).toBe(LINK);
		const source = within(link).getByRole("img").getAttribute("src") ?? "no picture";
		const picture = await request(new URL(source, url));
		expect([picture.status, picture.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
	});

	test("header and footer show the default menus", async () => {
		const { screen } = await open("/");
		const footer = within(screen.getByRole("contentinfo")).getByRole("navigation", { name: "Footer" });
		const columns = within(footer).getAllByRole("heading").map(textOf);
		expect(columns).toEqual(["Top Colleges", "Top Exams", "Top Courses", "Other"]);
		within(screen.getByRole("banner")).getByRole("link", { name: "News" });
	});

	const texts = ["/about-us", "/contact-us", "/privacy", "/terms", "/accessibility", "/corrections", "/review-rules"];
	for (const path of ["/news", ...texts]) {
		test(`${path} shows that this site does not have the page, without an error`, async () => {
			const { screen, document } = await open(path);
			expect(textOf(screen.getByRole("heading", { level: 1 }))).toBe("This site does not have this page");
			expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		});
	}

	test("the rest of the site works, and requests only what Directus offers", async () => {
		for (const path of ["/", "/colleges?category=1", "/search?q=iit"]) await open(path);
		expect((await request(new URL("/news/feed.xml", web.address))).status).toBe(404);
		expect(content.requests.length).toBeGreaterThan(0);
		expect(content.requests.filter((line) => !/^GET \/(items\/\w+\?|files\?|assets\/)/.test(line))).toEqual([]);
	});

	test("visitors share one fetch of the content", async () => {
		const before = content.requests.length;
		await open("/about-us");
		await open("/about-us");
		expect(content.requests.length - before).toBeLessThan(3);
	});
});

test("an unreachable content system costs only the icon, and is logged once", async () => {
	const content = await startForeignContent({});
	await content.stop();
	const web = await startOwnWeb({ CONTENT_URL: content.address });
	try {
		for (const path of ["/colleges", "/search?q=iit", "/colleges?category=1"]) {
			const { html } = await openPage(new URL(path, web.address));
			expect(html, path).not.toContain("Our news channel");
		}
		expect((await request(new URL("/news", web.address))).status).toBe(503);
		expect(web.logged().match(/the news channel's configuration cannot be read/g)).toHaveLength(1);
	} finally {
		await web.stop();
	}
});

test("a lead arrives at the receiver under its own id, and a stop follows when consent is withdrawn", async () => {
	const receiver = await startReceiver();
	const content = await startForeignContent({ Lead: [] }, { receiver: receiver.url });
	const backend = await startOwnBackend({ CONTENT_URL: content.address, CONTENT_TOKEN: receiver.token });
	try {
		const contact = { kind: "email", value: newEmail() };
		const consents = [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }];
		const lead = { name: "Asha Rao", contact, ageBand: "18-or-over", topic: "contact-us", consents };
		const id = await leaveLead(backend.address, { ...lead, source: { page: "/contact-us" } });
		await expect.poll(() => receiver.items.get(id), SOON).toMatchObject({ id, contact, consents, status: "new" });

		await post(`${backend.address}/v1/privacy/link`, { contact });
		const link = /link=([^&\s]+)/.exec(await lastLinkTo(contact.value))?.[1] ?? "";
		const byLink = { [PRIVACY_LINK_HEADER]: decodeURIComponent(link) };
		await post(`${backend.address}/v1/me/privacy/withdraw`, {}, byLink);
		await expect.poll(() => receiver.items.get(id), SOON).toMatchObject({ consents: [], status: "withdrawn" });
		expect(content.requests).toEqual(["POST /items/Lead", `PATCH /items/Lead/${id}`]);
	} finally {
		await backend.stop();
		await content.stop();
		await receiver.close();
	}
});

const SOON = { timeout: 30_000 };
