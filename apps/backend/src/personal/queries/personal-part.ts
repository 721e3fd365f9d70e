import type { Queryable } from "#backend/db/client.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";

/** An account to erase, and what happens to its published reviews. */
export type Leaving = { id: string; reviews: "keep" | "remove" };

/** The data that one noun stores about people. The account receives all parts: it exports them, and deletes them when it ends. */
export type PersonalPart = {
	/** Everything about a visitor, decrypted, by the names that the export gives it. */
	exportOf: (db: Queryable, keys: PersonalKeys, visitorId: string) => Promise<Record<string, unknown>>;
	/** Deletes what the visitor left, in the transaction that deletes the account. Absent where the rows go with the account's. */
	erase?: (tx: Queryable, personal: Personal, leaving: Leaving) => Promise<void>;
};
