import type { LeadAnswer, LeadStep } from "#app/lead/step.ts";
import type { OutboxLead } from "./outbox.ts";
import { addToOutbox, keepAnswer, removeFromOutbox, shareSend } from "./outbox-store.ts";

/** Must exceed the server's own limit for a form, in ms. */
const LIMIT_MS = 20_000;

/**
 * Sends a request that is stored before sending and until answered, so that it is sent again under its key after a crash. Undefined
 * without an answer; then it waits.
 */
export function sendOutbox(unsent: OutboxLead): Promise<LeadAnswer | undefined> {
	return shareSend(unsent.key, async () => {
		const answer = await sendOnce(unsent);
		if (answer === undefined) addToOutbox({ ...unsent, state: "waiting" });
		else removeFromOutbox(unsent.key);
		if (answer?.step.kind === "sent") keepAnswer(unsent.key, answer);
		return answer;
	});
}

/** Retries a waiting request. A refused one stays, and its form says why (`OutboxLeads`). */
export async function resendOutbox(unsent: OutboxLead): Promise<"sent" | "waiting" | "stuck"> {
	const step = (await sendOutbox(unsent))?.step;
	if (step?.kind === "sent") return "sent";
	const state = step === undefined || isOverLimit(step) ? "waiting" : "stuck";
	addToOutbox({ ...unsent, state });
	return state;
}

/** A rate limit passes, so the request is sent again unchanged. */
function isOverLimit(step: LeadStep): boolean {
	return step.kind === "details" && step.problem?.kind === "too-many";
}

/** Sends a request; an answer that it came too soon makes it wait and send again. */
async function sendOnce(unsent: OutboxLead): Promise<LeadAnswer | undefined> {
	const answer = await post(unsent);
	const problem = answer?.step.kind === "details" ? answer.step.problem : undefined;
	if (problem?.kind !== "too-soon") return answer;
	await new Promise((resolve) => setTimeout(resolve, problem.seconds * 1000));
	return post(unsent);
}

async function post({ address, fields }: OutboxLead): Promise<LeadAnswer | undefined> {
	try {
		const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
		const response = await fetch(address, { method: "POST", body, signal: AbortSignal.timeout(LIMIT_MS) });
		return response.status < 500 ? await response.json() : undefined;
	} catch {
		// The browser logs the failed request itself.
		return undefined;
	}
}
