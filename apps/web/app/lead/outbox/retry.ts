import { waitMs } from "./outbox.ts";
import { outboxStore } from "./outbox-store.ts";
import { resendOutbox } from "./use-outbox.ts";

let isTrying = false;

/** Retries waiting requests while this document is open: once online, else after a pause. */
export function retryWhile(onSent: (key: string) => void): void {
	if (isTrying) return;
	isTrying = true;
	let tries = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const sendAll = async () => {
		clearTimeout(timer);
		timer = undefined;
		tries += 1;
		for (const unsent of outboxStore.read().filter(({ state }) => state !== "stuck")) {
			if ((await resendOutbox(unsent)) === "sent") onSent(unsent.key);
		}
		plan();
	};
	const plan = () => {
		const isWaiting = outboxStore.read().some(({ state }) => state === "waiting");
		if (!isWaiting) tries = 0;
		if (isWaiting) timer ??= setTimeout(() => void sendAll(), waitMs(tries));
	};
	const begin = () => {
		tries = 0;
		void sendAll();
	};
	outboxStore.subscribe(plan);
	addEventListener("online", begin);
	if (outboxStore.read().length > 0) begin();
}
