import { expect, onTestFinished, test, vi } from "vitest";
import { PATIENCE, startTrialApp } from "#server/testing/trial-app.ts";

test("the server is ready only after its first pages are built, names a page that fails, and tries again", async () => {
	let pages = ["/", "/no-such-page"];
	const app = await startTrialApp({ firstPages: async () => pages });
	onTestFinished(() => app.close());
	await vi.waitFor(async () => {
		const reply = await app.get("/health/ready");
		expect(reply.statusCode).toBe(503);
		expect(reply.json()).toMatchObject({ status: "not ready", pages: "/no-such-page answers 404" });
	}, PATIENCE);
	pages = ["/", "/colleges"];
	await vi.waitFor(async () => expect((await app.get("/health/ready")).json().status).toBe("ready"), PATIENCE);
});
