import { setTimeout as sleep } from "node:timers/promises";
import { ask, makeQuestion } from "#scripts/faults/leads.ts";

export type Clients = {
	/** The ids that were answered with success, each as often as it was. */
	acknowledged: string[];
	/** How often something was sent, and how often nothing, or no success, came back. */
	sent: number;
	unanswered: number;
	refused: number;
	done: Promise<void>;
};

const PAUSE_MS = 400;
const MOST_TRIES = 2_000;

/** So many clients that together leave so many leads; each sends one again under its key until it is acknowledged. */
export function startClients(
	backend: { port: number; key: string },
	{ leads, clients }: { leads: number; clients: number },
): Clients {
	const mark = Date.now().toString(36);
	const state: Clients = { acknowledged: [], sent: 0, unanswered: 0, refused: 0, done: Promise.resolve() };
	let next = 0;
	const one = async () => {
		while (next < leads) {
			const question = makeQuestion(mark, next++);
			for (let tries = 1; ; tries++) {
				if (tries > MOST_TRIES) throw new Error(`A lead was not acknowledged in ${MOST_TRIES} tries.`);
				state.sent += 1;
				const answer = await ask(backend, question).catch(() => undefined);
				if (answer?.id !== undefined) {
					state.acknowledged.push(answer.id);
					break;
				}
				if (answer === undefined) state.unanswered += 1;
				else if (answer.status < 500) throw new Error(`A good lead was answered ${answer.status}.`);
				else state.refused += 1;
				await sleep(PAUSE_MS * (0.5 + Math.random()));
			}
		}
	};
	state.done = Promise.all(Array.from({ length: clients }, one)).then(() => undefined);
	return state;
}
