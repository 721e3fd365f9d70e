import type { Scholarship } from "@uchit/contract/scholarship.ts";
import { createTabStore } from "#app/platform/device-store.ts";

/** A scholarship that a visitor counts on, with what it pays at least in a year. */
export type CountedScheme = { slug: string; name: string; amountInr: number };

/** Schemes for the costs of colleges, as long as the tab is open: nothing of it is sent or stored. */
export const countedStore = createTabStore<readonly CountedScheme[]>([]);

/** Undefined where nobody says what it pays every year: a share of fees, a sum a month, "up to". */
export function toCounted({ slug, name, amount, per }: Pick<Scholarship, "slug" | "name" | "amount" | "per">) {
	const amountInr = amount?.isOfFees || per !== "year" ? undefined : amount?.leastInr;
	return amountInr === undefined ? undefined : { slug, name, amountInr };
}

/** Counts a scheme, or no longer. */
export function turnCounted(scheme: CountedScheme): void {
	const before = countedStore.read();
	const others = before.filter(({ slug }) => slug !== scheme.slug);
	countedStore.write(others.length < before.length ? others : [...before, scheme]);
}

export function sumCounted(schemes: readonly CountedScheme[]): number {
	return schemes.reduce((sum, { amountInr }) => sum + amountInr, 0);
}
