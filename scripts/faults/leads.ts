import { randomUUID } from "node:crypto";

/** A lead of somebody of its own, with the key under which a browser sends it as often as it takes. */
export type Question = { key: string; body: string; address: string };

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
	// Each from a network of its own: the limit by address is not what is tried here.
	const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
	return { key: randomUUID(), body: JSON.stringify(body), address };
}

export type Answer = { status: number; id: string | undefined };

const TIMEOUT_MS = 5_000;

/** Sends it once, as the site's own web program does. Rejects where nothing answers. */
export async function ask(backend: { port: number; key: string }, { key, body, address }: Question): Promise<Answer> {
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
