import type { Queryable } from "#backend/db/client.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";

export type AccountErasure = { id: string; reviews: "keep" | "remove" };

export type PersonalPart = {
	exportOf: (db: Queryable, keys: PersonalKeys, visitorId: string) => Promise<Record<string, unknown>>;
	/** Deletes the visitor's data in the transaction that deletes the account. Absent if the rows cascade. */
	erase?: (tx: Queryable, personal: Personal, leaving: AccountErasure) => Promise<void>;
};
