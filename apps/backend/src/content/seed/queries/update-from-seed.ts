import type { Content, Item, WriteContext } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { updateOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { integer } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

type SeedUpdate = { collection: string; item: number; values: Item };

export function updateFromSeed(content: Content, { collection, item: key, values }: SeedUpdate): Promise<0 | 1> {
	return inTransaction(content, SYSTEM, async (context) => {
		const before = await versionOf(context, collection, key);
		await updateOne(context, { collection, key }, values);
		return (await versionOf(context, collection, key)) === before ? 0 : 1;
	});
}

async function versionOf({ tx }: WriteContext, collection: string, item: number): Promise<number> {
	const [newest] = await readRows(tx, { version: integer })`
		SELECT coalesce(max(version), 0)::int AS version FROM revisions WHERE collection = ${collection} AND item = ${String(item)}`;
	return newest?.version ?? 0;
}
