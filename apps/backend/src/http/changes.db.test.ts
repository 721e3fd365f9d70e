import { randomUUID } from "node:crypto";
import { CHANGES_CHANNEL, Change } from "@uchit/contract/change.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testEnv, useBackend } from "#backend/testing/backend.ts";

const NAME = `uchit-test-${randomUUID()}`;
const address = new URL(testEnv(process.env.TEST_DATABASE_URL).DATABASE_URL);
address.searchParams.set("application_name", NAME);
const backend = useBackend({ DATABASE_URL: address.href });
let listening: Promise<string> | undefined;

type Follower = { next: () => Promise<Change>; leave: () => void; reply: Response };

async function follow(): Promise<Follower> {
	listening ??= backend.app.listen({ port: 0 });
	const address = await listening;
	const leaving = new AbortController();
	const reply = await fetch(`${address}/v1/changes`, { signal: leaving.signal });
	const changes = readChanges(reply);
	return {
		reply,
		leave: () => leaving.abort(),
		next: async () => {
			const { value } = await changes.next();
			return Change.parse(value);
		},
	};
}

async function* readChanges(reply: Response): AsyncGenerator<unknown> {
	let text = "";
	for await (const chunk of (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
		text += chunk;
		const events = text.split("\n\n");
		text = events.pop() ?? "";
		for (const event of events) {
			const data = event.match(/^event: change\ndata: (.*)$/)?.[1];
			if (data !== undefined) yield JSON.parse(data);
		}
	}
}

async function notify(payload: string): Promise<void> {
	await backend.db.execute(sql`SELECT pg_notify(${CHANGES_CHANNEL}, ${payload})`);
}

/** Repeats the notification until the follower gets it: the service may not listen yet (after which it sends `*`). */
async function notifyUntilHeard(tag: string, { next }: Follower): Promise<Change> {
	// A notification is lost if its connection was just ended; the next one uses another connection.
	const teller = setInterval(() => void notify(JSON.stringify({ tags: [tag] })).catch(() => undefined), 100);
	try {
		return await waitFor(tag, next);
	} finally {
		clearInterval(teller);
	}
}

async function waitFor(tag: string, next: Follower["next"]): Promise<Change> {
	for (;;) {
		const change = await next();
		if (change.tags.includes(tag)) return change;
	}
}

test("a writer's notice reaches every follower", async () => {
	const subscribers = await Promise.all([follow(), follow()]);
	expect(subscribers[0].reply.headers.get("content-type")).toMatch(/^text\/event-stream/);
	expect(subscribers[0].reply.headers.get("access-control-allow-origin")).toBe("*");
	const heard = await Promise.all(subscribers.map((follower) => notifyUntilHeard("college:U-0456", follower)));
	expect(heard).toEqual([{ tags: ["college:U-0456"] }, { tags: ["college:U-0456"] }]);
	for (const { leave } of subscribers) leave();
});

test("after a lost database connection, followers learn that anything may have changed, and then get changes again", async () => {
	const follower = await follow();
	await notifyUntilHeard("before", follower);
	await backend.db.execute(
		sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${NAME} AND pid <> pg_backend_pid()`,
	);
	expect(await waitFor("*", follower.next)).toEqual({ tags: ["*"] });
	expect(await notifyUntilHeard("after", follower)).toEqual({ tags: ["after"] });
	follower.leave();
});

test("an unreadable notice means that anything may have changed", async () => {
	const follower = await follow();
	await notifyUntilHeard("before", follower);
	await notify("colleges");
	expect(await waitFor("*", follower.next)).toEqual({ tags: ["*"] });
	follower.leave();
});
