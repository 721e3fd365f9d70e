import { waitMs } from "#app/lib/unsent-leads.ts";
import { readUnsent, subscribeToUnsent } from "./unsent-store.ts";
import { resendUnsent } from "./use-unsent.ts";

let isTrying = false;

/** Sends what waits on this device, for as long as this document is open: when its visitor is online again, and else after a while. */
export function keepTrying(onSent: (key: string) => void): void {
	if (isTrying) return;
	isTrying = true;
	let tries = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const sendAll = async () => {
		clearTimeout(timer);
		timer = undefined;
		tries += 1;
		for (const unsent of readUnsent().filter(({ state }) => state !== "stuck")) {
			if ((await resendUnsent(unsent)) === "sent") onSent(unsent.key);
		}
		plan();
	};
	const plan = () => {
		const isWaiting = readUnsent().some(({ state }) => state === "waiting");
		if (!isWaiting) tries = 0;
		if (isWaiting) timer ??= setTimeout(() => void sendAll(), waitMs(tries));
	};
	const begin = () => {
		tries = 0;
		void sendAll();
	};
	subscribeToUnsent(plan);
	addEventListener("online", begin);
	if (readUnsent().length > 0) begin();
}
