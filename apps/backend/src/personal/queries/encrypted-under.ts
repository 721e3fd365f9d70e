import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a stored text is encrypted under one of these keys: `encrypt` writes the key's id into it. */
export function isEncryptedUnder(keys: readonly { id: string }[], sealed: SQLWrapper): SQL {
	const ids = sql.join(
		keys.map(({ id }) => sql`${id}`),
		sql`, `,
	);
	return sql`split_part(${sealed}, '.', 2) IN (${ids})`;
}
