import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

for (const path of ["/no-such-page", "/college/no-such-college-anywhere", "/college/%00", "/colleges/x/y"]) {
	test(`${spec("2.66", "2.67", "2.94")} ${path} is a page that is not there`, async ({ page, problems }) => {
		problems.expect(/404/);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page).toHaveTitle("This page is not here – Uchit");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
		await expect(page.getByRole("banner").getByRole("search").getByRole("combobox")).toBeVisible();
		await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Uchit`);
	});
}

test("a missing college offers to search for its words", async ({ page, problems }) => {
	problems.expect(/404/);
	await page.goto("/college/law-college-of-kerala");
	await page.getByRole("link", { name: "Search for “law college of kerala”" }).click();
	await expect(page).toHaveURL("/colleges?q=law+college+of+kerala");
});

test("a missing page reached by a link is the same page", async ({ page, problems }) => {
	problems.expect(/404/);
	await page.goto("/");
	await waitForScripts(page);
	await page.evaluate(() => {
		const link = Object.assign(document.createElement("a"), {
			href: "/college/no-such-college-anywhere",
			textContent: "gone",
		});
		document.querySelector("main")?.append(link);
	});
	await page.getByRole("link", { name: "gone" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
});

/** An address where nothing listens any more. */
async function getDeadAddress(): Promise<string> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	if (address === null || typeof address === "string") throw new Error("The server has no port.");
	return `http://127.0.0.1:${address.port}`;
}

/** A web program of its own, whose backend is away. */
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

testWithoutJavaScript("an outage is never an empty page or a missing one", async ({ page, problems }) => {
	problems.expect(/503/);
	const { program, address } = await startWithoutBackend();
	try {
		for (const path of ["/", "/colleges?category=1", "/college/any-college"]) {
			const response = await page.goto(`${address}${path}`);
			expect(response?.status()).toBe(503);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("We could not reach the list");
			await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", path);
		}
	} finally {
		program.kill();
		await once(program, "exit");
	}
});
