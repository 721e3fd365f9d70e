import { mapDatabaseErrors } from "#backend/content/items/database-faults.ts";
import type { Actor, Content, WriteContext } from "#backend/content/items/types.ts";
import { publishChange } from "#backend/db/publish-change.ts";

export async function inTransaction<Result>(
	{ db, permissions, writers, ...parts }: Content,
	actor: Actor,
	work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
	const transact = () =>
		db.transaction(async (tx) => {
			const context: WriteContext = { tx, actor, permissions, tags: new Set(), ...parts };
			const result = await work(context);
			await publishChange(tx, context.tags);
			return result;
		});
	return writers(() => mapDatabaseErrors("items", transact));
}
