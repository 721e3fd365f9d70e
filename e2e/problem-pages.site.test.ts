import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { follow, headingOf, openPage, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

for (const path of ["/no-such-page", "/college/no-such-college-anywhere", "/college/%00", "/colleges/x/y"]) {
	test(`${spec("2.66", "2.67", "2.94")} ${path} shows the page for missing addresses`, async () => {
		const page = await openPage(path, { status: 404 });
		expect(page.document.title).toBe("Page not found – Uchit");
		expect(headingOf(page)).toBe("Page not found");
		const search = within(page.screen.getByRole("banner")).getByRole("search");
		expect(within(search).getByRole("combobox")).toBeDefined();
		expect(textOf(page.screen.getByRole("contentinfo"))).toContain(`© ${new Date().getFullYear()} Uchit`);
	});
}

test("a missing college offers to search for its words", async () => {
	const page = await openPage("/college/law-college-of-kerala", { status: 404 });
	const found = await follow(page, page.screen.getByRole("link", { name: "Search for “Law College Of Kerala”" }));
	expect(found.path).toBe("/search?q=law+college+of+kerala");
	const place = await openPage("/colleges/nursing/kerala", { status: 404 });
	expect(place.screen.getByRole("link", { name: "Search for “Nursing Kerala”" })).toBeDefined();
});

test("an outage never shows an empty page or a missing one", async () => {
	const { program, address } = await startWithoutBackend();
	try {
		for (const path of ["/", "/colleges?category=1", "/college/any-college"]) {
			const page = await openPage(new URL(path, address), { status: 503 });
			expect(headingOf(page)).toBe("This page is not loading");
			expect(page.screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(path);
		}
	} finally {
		program.kill();
		await once(program, "exit");
	}
});

async function getDeadAddress(): Promise<string> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	if (address === null || typeof address === "string") throw new Error("The server has no port.");
	return `http://127.0.0.1:${address.port}`;
}

async function startWithoutBackend(): Promise<{ program: ChildProcess; address: string }> {
	const deadAddress = await getDeadAddress();
	const program = spawn(process.execPath, ["apps/web/server/main.ts"], {
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: "0",
			HOST: "127.0.0.1",
			BACKEND_URL: deadAddress,
			CONTENT_URL: deadAddress,
			BACKEND_KEY: "a key that nobody asks for",
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	for await (const line of createInterface({ input: program.stdout })) {
		const address = /http:\/\/127\.0\.0\.1:\d+(?="\})/.exec(line)?.[0];
		if (address !== undefined && line.includes("listening")) return { program, address };
	}
	throw new Error("The web program ended before it listened.");
}
