import { createQueue, type Queue } from "#backend/content/items/queue.ts";
import { createPermissions, type Permissions } from "#backend/content/permissions.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { tellWriter } from "#backend/queries/reviews/letters.ts";

/** What every part of the content system works with. */
export type Content = {
	/** The database that can be written to. */
	db: Database;
	permissions: Permissions;
	/** Where writers wait for their turn. */
	writers: Queue;
	/** Tells the writer of a review what moderators decided, in their transaction. */
	writeLetter: (tx: Queryable, review: string) => Promise<void>;
};

/** Fewer than there are connections, so that readers never wait for writers. */
const WRITERS_AT_ONCE = 4;

/** `personal` is with what contacts are read; a program that has no keys decides about no review. */
export function createContent({ db, personal }: { db: Database; personal?: () => Personal }): Content {
	return {
		db,
		permissions: createPermissions(db),
		writers: createQueue(WRITERS_AT_ONCE),
		writeLetter: async (tx, review) => {
			if (personal === undefined) throw new Error("A letter cannot be written without the keys of contacts");
			await tellWriter(tx, personal(), review);
		},
	};
}
