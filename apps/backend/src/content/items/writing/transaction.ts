import { mapDatabaseErrors } from "#backend/content/items/database-faults.ts";
import type { Actor, Content, WriteContext } from "#backend/content/items/types.ts";
import { publishChange } from "#backend/db/publish-change.ts";

export async function inTransaction<Result>(
	{ db, permissions, writers, ...parts }: Content,
	actor: Actor,
	work: (writing: WriteContext) => Promise<Result>,
): Promise<Result> {
	const transact = () =>
		db.transaction(async (tx) => {
			const writing: WriteContext = { tx, actor, permissions, tags: new Set(), ...parts };
			const result = await work(writing);
			await publishChange(tx, writing.tags);
			return result;
		});
	return writers(() => mapDatabaseErrors("items", transact));
}
