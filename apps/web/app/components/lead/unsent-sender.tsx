import { useEffect } from "react";
import { toast } from "react-hot-toast/headless";
import { useWords } from "#app/i18n/translate.ts";
import { waitMs } from "#app/lib/unsent-leads.ts";
import { readUnsent, subscribeToUnsent } from "./unsent-store.ts";
import { resendUnsent } from "./use-unsent.ts";

/** Sends what waits on this device, on whatever page its visitor is: when they are online again, and else after a while. */
export function UnsentSender() {
	const t = useWords();
	useEffect(() => keepTrying((id) => toast.success(t("unsent.sent"), { id })), [t]);
	return null;
}

function keepTrying(onSent: (key: string) => void): () => void {
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
	const unsubscribe = subscribeToUnsent(plan);
	addEventListener("online", begin);
	if (readUnsent().length > 0) begin();
	return () => {
		unsubscribe();
		removeEventListener("online", begin);
		clearTimeout(timer);
	};
}
