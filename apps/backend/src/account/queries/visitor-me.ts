import type { Me } from "@uchit/contract/account.ts";
import { eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { visitors } from "#backend/db/schema/visitor.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { listContacts } from "./visitor-contacts.ts";

export async function getMe(db: Queryable, keys: PersonalKeys, id: string): Promise<Me | undefined> {
	const [[row], contacts] = await Promise.all([
		db.select().from(visitors).where(eq(visitors.id, id)),
		listContacts(db, keys, id),
	]);
	if (row === undefined) return undefined;
	const { name, language, ageBand, createdAt } = row;
	return { id, name, language, ageBand, contacts, createdAt: createdAt.toISOString() };
}
