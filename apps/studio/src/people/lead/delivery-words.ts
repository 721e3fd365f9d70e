import type { DeliveryState } from "@uchit/contract/lead.ts";
import { nameIn } from "#studio/facts/choices-of.ts";

export const DELIVERY_CHOICES: readonly { id: DeliveryState; name: string }[] = [
	{ id: "dead", name: "Given up" },
	{ id: "waiting", name: "Waiting" },
	{ id: "delivered", name: "Delivered" },
	{ id: "stopped", name: "Stopped" },
];

const REASONS: Readonly<Record<string, string>> = {
	withdrawn: "the consent was taken back",
	erased: "the person had it deleted",
	expired: "its time was over",
};

type Row = Readonly<Record<string, unknown>>;

export function nameOfDeliveryState({ state, is_stopping }: Row): string {
	if (state === "waiting" && is_stopping === true) return "Stopping";
	return nameIn(DELIVERY_CHOICES, state);
}

export function nameOfKind({ kind, reason }: Row): string {
	if (kind !== "stop") return "The lead";
	return `A stop notice: ${REASONS[String(reason)] ?? String(reason)}`;
}
