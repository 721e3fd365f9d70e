import { expect, test } from "vitest";
import { buildApp } from "#backend/app.ts";
import { type Ask, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { followChanges } from "#backend/platform/queries/changes.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const room = useNewsroom();
const DESK = "https://desk.example.org";

test("a listed desk of another origin may call with its cookies; other origins may not", async () => {
	const app = await buildApp({ db: room.backend.db, env: { ...room.backend.env, STUDIO_ORIGINS: [DESK] } });
	const ask = (method: "GET" | "OPTIONS", origin: string) =>
		app.inject({ method, url: "/items/news", headers: { origin, "access-control-request-method": "PATCH" } });
	for (const method of ["GET", "OPTIONS"] as const) {
		const listed = await ask(method, DESK);
		expect(listed.headers["access-control-allow-origin"]).toBe(DESK);
		expect(listed.headers["access-control-allow-credentials"]).toBe("true");
		const other = await ask(method, "https://elsewhere.example");
		expect(other.headers["access-control-allow-origin"]).toBeUndefined();
	}
	await app.close();
});

test("an anonymous caller is rate-limited by address, in Directus's words; our own programs are not", async () => {
	const app = await buildApp({ db: room.backend.db, env: room.backend.env });
	const askOften = async (headers: Record<string, string>) => {
		const statuses = [];
		for (let attempt = 0; attempt < 301; attempt++) {
			statuses.push(await app.inject({ url: "/items/nothing", headers, remoteAddress: "2001:db8::77" }));
		}
		return statuses.filter(({ statusCode }) => statusCode === 429);
	};
	expect(await askOften({ authorization: `Bearer ${room.backend.env.BACKEND_KEY}` })).toHaveLength(0);
	const [refused] = await askOften({});
	expect(refused?.json().errors[0].extensions.code).toBe("REQUESTS_EXCEEDED");
	expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
	await app.close();
});

test("due pieces are published while the service listens", async () => {
	const editor: Ask = await room.as("editor");
	// No index of institutions: building one would take the whole machine.
	const index = { get: () => Promise.reject(new Error("No search here")), onChange: () => undefined };
	const app = await buildApp({ db: room.backend.db, env: room.backend.env, index });
	await app.listen({ port: 0, host: "127.0.0.1" });
	const id = await room.article(editor, { status: "in_review", publish_at: new Date(Date.now() + 500).toISOString() });
	const status = async () => (await room.reader("GET", `/items/news/${id}`)).statusCode;
	expect(await status()).toBe(403);
	await expect.poll(status, { timeout: 20_000, interval: 100 }).toBe(200);
	await app.close();
});

test("the reporter of an error sees its outcome at once", async () => {
	const moderator = await room.as("moderator");
	const report = { college: "indian-institute-of-technology-madras", fact: "established", message: newSlug() };
	const sent = await room.backend.app.inject({ method: "POST", url: "/v1/reports", payload: report });
	const { number, token } = sent.json();
	const tags: string[] = [];
	const following = followChanges({
		url: room.backend.env.DATABASE_URL,
		onChange: (change) => tags.push(...change.tags),
		onTrouble: () => undefined,
	});
	await expect.poll(() => tags, PATIENCE).toContain("*");
	await moderator("PATCH", `/items/reports/${number}`, { status: "declined", outcome: "The source says so." });
	await expect.poll(() => tags, PATIENCE).toContain(`report:${number}`);
	await following.stop();
	const shown = (await room.backend.get(`/v1/reports/${token}`)).json();
	expect(shown).toMatchObject({ status: "declined", outcome: "The source says so." });
	expect(Date.parse(shown.decidedAt)).toBeGreaterThan(Date.now() - 60_000);
});

const LEAD = "/content/leads/00000000-0000-4000-8000-000000000000";

test.each([
	["PATCH", "/users/me", { last_name: "Rao\0" }],
	["POST", `${LEAD}/unmask`, { reason: "They asked\0" }],
	["POST", `${LEAD}/notes`, { text: "Call \ud800 at six" }],
	["POST", `${LEAD}/answers`, { text: "\0" }],
	["POST", "/content/leads/export", { reason: "Calls\0", recipient: "site", purpose: "alerts" }],
	["POST", "/auth/login", { email: "asha\0@example.org", password: "x" }],
] as const)(
	"%s %s refuses a character that no text of the database holds, by its field",
	async (method, address, body) => {
		const admin = await room.as("admin");
		const reply = await admin(method, address, body);
		expect(refusal(reply)).toEqual([400, "INVALID_PAYLOAD"]);
		expect(reply.json().errors[0].extensions.field).toBe(Object.keys(body)[0]);
	},
);
