import type { Scholarship } from "@uchit/contract/scholarship.ts";
import { createTabStore } from "#app/platform/device-store.ts";

export type CountedScheme = { slug: string; name: string; amountInr: number };

/** Scholarships subtracted from costs; only in the tab, never sent or stored. */
export const countedStore = createTabStore<readonly CountedScheme[]>([]);

/** Undefined without a known yearly amount: a share of fees, a sum a month, "up to". */
export function toCounted({ slug, name, amount, per }: Pick<Scholarship, "slug" | "name" | "amount" | "per">) {
	const amountInr = amount?.isOfFees || per !== "year" ? undefined : amount?.leastInr;
	return amountInr === undefined ? undefined : { slug, name, amountInr };
}

export function toggleCountedScheme(scheme: CountedScheme): void {
	const before = countedStore.read();
	const others = before.filter(({ slug }) => slug !== scheme.slug);
	countedStore.write(others.length < before.length ? others : [...before, scheme]);
}

export function sumCounted(schemes: readonly CountedScheme[]): number {
	return schemes.reduce((sum, { amountInr }) => sum + amountInr, 0);
}
