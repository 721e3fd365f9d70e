import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChangesSubscription, followChanges } from "#server/changes.ts";
import { PATIENCE } from "#server/testing/trial-app.ts";
import { startTrialBackend, type TrialBackend } from "#server/testing/trial-backend.ts";

let backend: TrialBackend;
let follower: ChangesSubscription;
let heard: unknown[];

beforeEach(async () => {
	heard = [];
	backend = await startTrialBackend();
	follower = followChanges({
		backend: { url: backend.url, key: "a-key-for-the-tests" },
		onChange: (tags) => heard.push(tags),
		onFollowing: (following) => heard.push(following),
		log: pino({ level: "silent" }),
		silenceMs: 800,
		retryMs: 20,
		random: () => 0,
	});
	await expectHeard([true]);
});

afterEach(async () => {
	await follower.close();
	await backend.close();
});

const expectHeard = (expected: unknown[]) => vi.waitFor(() => expect(heard).toEqual(expected), PATIENCE);

test("changed tags are passed on, and the request shows our key to the backend", async () => {
	expect(follower.isFollowing()).toBe(true);
	expect(backend.state.lastKey).toBe("Bearer a-key-for-the-tests");
	backend.change(["college:C-1", "colleges"]);
	backend.change(["*"]);
	await expectHeard([true, ["college:C-1", "colleges"], ["*"]]);
});

test("a broken stream is followed again", async () => {
	backend.hangUp();
	await expectHeard([true, false, true]);
	backend.change(["sources"]);
	await expectHeard([true, false, true, ["sources"]]);
});

test("a silent stream counts as lost", async () => {
	await vi.waitFor(() => expect(heard.slice(0, 3)).toEqual([true, false, true]), PATIENCE);
});

test("heartbeats preserve a stream without changes", async () => {
	for (let beat = 0; beat < 12; beat += 1) {
		await new Promise((resolve) => setTimeout(resolve, 100));
		backend.send(":\n\n");
	}
	expect(heard).toEqual([true]);
});

test("a backend is followed again after an outage", async () => {
	await backend.close();
	await expectHeard([true, false]);
	expect(follower.isFollowing()).toBe(false);
	backend = await startTrialBackend({ port: backend.port });
	await expectHeard([true, false, true]);
});

test("an unreadable change counts as a change of everything", async () => {
	backend.send("event: change\ndata: {tags: none}\n\n");
	backend.send('event: change\ndata: {"tags":"all"}\n\n');
	await expectHeard([true, ["*"], ["*"]]);
});

test("closing ends the stream", async () => {
	await follower.close();
	await vi.waitFor(() => expect(backend.followers()).toBe(0), PATIENCE);
});
