import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnWeb, startOwnWeb } from "./support/own-web.ts";
import { getText, headingOf, openPage, type Page, request, textOf, within } from "./support/site.ts";

const IIT = "/college/indian-institute-of-technology-madras";
const LEAN_BYTES = 8_000;
const COST_BYTES = 10_000;

let backend: Backend;
let web: OwnWeb;

beforeAll(async () => {
	backend = await startBackendThatFails(/\/outcomes$|\/v1\/exams\?|\/universities\?/);
	web = await startOwnWeb({ BACKEND_URL: backend.address });
});

afterAll(async () => {
	await web.stop();
	backend.stop();
});

for (const [path, heading, tab] of [
	[`${IIT}/placements`, "Indian Institute of Technology Madras", "Rankings"],
	["/exams/jee-advanced/eligibility", "JEE Advanced", "Dates"],
	["/study-abroad/canada/universities", "Universities in Canada", "Overview"],
] as const) {
	test(`${path} shows its error inside the page of its college or exam`, async () => {
		const page = await openPage(new URL(path, web.address), { status: 503 });
		expect(headingOf(page)).toBe(heading);
		expect(namesOfTabs(page)).toContain(tab);
		page.screen.getByRole("heading", { level: 2, name: "This page is not loading" });
		expect(page.screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(path);
		expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
	});
}

for (const path of [`${IIT}/reviews`, "/exams/cat/cutoffs", "/study-abroad/canada/courses"]) {
	test(`${path} has no content and answers 404`, async () => {
		const page = await openPage(path, { status: 404 });
		expect(headingOf(page)).toBe("Page not found");
	});
}

for (const [path, moved] of [
	["/college/Indian-Institute-of-Technology-Madras/rankings", `${IIT}/rankings`],
	["/hi/exams/JEE-Mains/syllabus", "/hi/exams/jee-mains/syllabus"],
	["/study-abroad/Canada/universities", "/study-abroad/canada/universities"],
] as const) {
	test(`${path} redirects to small letters`, async () => {
		const { status, headers } = await request(path);
		expect([status, headers.get("location")]).toEqual([301, moved]);
	});
}

test("a page fetches its record from the backend once", async () => {
	for (const [path, record] of [
		[`${IIT}/cutoffs`, `/v1/colleges/${IIT.split("/").at(-1)}`],
		["/exams/jee-mains/dates", "/v1/exams/jee-mains"],
		["/study-abroad/canada", "/v1/countries/canada"],
	] as const) {
		backend.requests.length = 0;
		await openPage(new URL(path, web.address));
		expect(backend.requests.filter((requested) => requested === record)).toEqual([record]);
	}
});

test("a tab's answer leaves out the content of the other tabs", async () => {
	for (const [path, route, most] of [
		["/exams/jee-mains/dates", "exam/tabs/dates", LEAN_BYTES],
		["/exams/jee-mains/pattern", "exam/tabs/pattern", LEAN_BYTES],
		[`${IIT}/news`, "college/news/page", LEAN_BYTES],
		[`${IIT}/cost`, "college/cost/page", COST_BYTES],
	] as const) {
		const part = await getText(`${path}.data?_routes=${encodeURIComponent(route)}`);
		expect(part.length, path).toBeLessThan(most);
	}
});

function namesOfTabs({ screen }: Page): string[] {
	const tabs = screen.getAllByRole("navigation", { name: /: pages$|^Pages on / }).map((each) => within(each));
	return tabs.flatMap((each) => each.getAllByRole("link").map(textOf));
}

type Backend = { address: string; requests: string[]; stop: () => void };

async function startBackendThatFails(failing: RegExp): Promise<Backend> {
	const requests: string[] = [];
	const server = createServer(async ({ url = "", headers, socket }, response) => {
		requests.push(url);
		if (failing.test(url)) return void socket.destroy();
		const answer = await fetch(new URL(url, process.env.BACKEND_URL), {
			headers: { authorization: headers.authorization ?? "" },
		});
		response.writeHead(answer.status).end(await answer.text());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const listening = server.address();
	if (listening === null || typeof listening === "string") throw new Error("The backend has no port.");
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	return { address: `http://127.0.0.1:${listening.port}`, requests, stop };
}
