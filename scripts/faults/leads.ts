import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "#scripts/faults/start-programs.ts";
import { withClient } from "#scripts/site/database.ts";

type Question = { key: string; body: string; address: string };

export function makeQuestion(mark: string, number: number): Question {
	const body = {
		name: `Visitor ${number}`,
		contact: { kind: "email", value: `${mark}.${number}@example.org` },
		ageBand: "18-or-over",
		topic: "contact-us",
		message: "Which round should I wait for?",
		source: { page: "/contact-us" },
		consents: [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
	};
	// Each from its own network: the limit by address is not tested here.
	const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
	return { key: randomUUID(), body: JSON.stringify(body), address };
}

type Answer = { status: number; id: string | undefined };

const TIMEOUT_MS = 5_000;

export async function sendLead(
	backend: { port: number; key: string },
	{ key, body, address }: Question,
): Promise<Answer> {
	const reply = await fetch(`http://127.0.0.1:${backend.port}/v1/User/Lead`, {
		method: "POST",
		body,
		headers: {
			"content-type": "application/json",
			authorization: `Bearer ${backend.key}`,
			"idempotency-key": key,
			"x-visitor-address": address,
		},
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	const text = await reply.text();
	return { status: reply.status, id: reply.status === 201 ? JSON.parse(text).data.id : undefined };
}

const FIRST_PAUSE_MS = 400;

type Patience = { longestPauseMs: number; limitMs: number; onTry: (answer: Answer | undefined, from: number) => void };

/** Retries with the same key until acknowledged, doubling the pause after a refusal. Returns the id, or undefined at the limit. */
export async function sendLeadUntilAcknowledged(
	backend: { port: number; key: string },
	question: Question,
	{ longestPauseMs, limitMs, onTry }: Patience,
): Promise<string | undefined> {
	const end = performance.now() + limitMs;
	for (let pauseMs = FIRST_PAUSE_MS; performance.now() < end; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
		const from = performance.now();
		const answer = await sendLead(backend, question).catch(() => undefined);
		onTry(answer, from);
		if (answer?.id !== undefined) return answer.id;
		await sleep(pauseMs * (0.5 + Math.random()));
	}
	return undefined;
}

/** Waits until no delivery is pending. Throws with the pending ones, their tries and their last errors. */
export async function untilDelivered(url: string, limitMs: number): Promise<void> {
	const list = async () => {
		const { rows } = await withClient(url, (client) =>
			client.query(`select kind, tries, last_error, count(*)::int as count, min(next_try_at - now())::text as next, max(leased_until - now())::text as lease
				from lead_deliveries where state = 'waiting' group by kind, tries, last_error order by count desc limit 20`),
		);
		return rows;
	};
	await until("everything is delivered", async () => (await list()).length === 0, limitMs).catch(
		async (cause: unknown) => {
			throw new Error(`Waiting: ${JSON.stringify(await list())}`, { cause });
		},
	);
}

export function readTaken(file: string): string[] {
	const lines = readFileSync(file, "utf8").trimEnd().split("\n");
	return lines.map((line) => String(JSON.parse(line).key));
}

type Left = { url: string; received: string; sent: number; acknowledged: readonly string[] };

export async function compareLeads({ url, received, sent, acknowledged: ids }: Left) {
	const { rows } = await withClient(url, (client) => client.query<{ id: string }>("select id from lead"));
	const stored = new Set(rows.map(({ id }) => id));
	const taken = readTaken(received);
	const [acknowledged, delivered] = [new Set(ids), new Set(taken)];
	const apart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.symmetricDifference(other).size;
	const problems = [
		acknowledged.size !== sent && `${sent - acknowledged.size} leads were never acknowledged`,
		ids.length !== acknowledged.size && "an id was acknowledged for two leads",
		apart(acknowledged, stored) > 0 && `${apart(acknowledged, stored)} are not both acknowledged and stored`,
		apart(stored, delivered) > 0 && `${apart(stored, delivered)} are not both stored and delivered`,
		taken.length !== delivered.size && `${taken.length - delivered.size} were taken more than once`,
	].filter((problem) => problem !== false);
	const counts = {
		acknowledged: acknowledged.size,
		stored: stored.size,
		delivered: delivered.size,
		taken: taken.length,
	};
	return { counts: { sent, ...counts }, problems };
}
