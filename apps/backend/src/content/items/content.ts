import { createQueue, type Queue } from "#backend/content/items/queue.ts";
import { createPermissions, type Permissions } from "#backend/content/permissions.ts";
import type { Database } from "#backend/db/client.ts";

/** What every part of the content system works with. */
export type Content = {
	/** The database that can be written to. */
	db: Database;
	permissions: Permissions;
	/** Where writers wait for their turn. */
	writers: Queue;
};

/** Fewer than there are connections, so that readers never wait for writers. */
const WRITERS_AT_ONCE = 4;

export function createContent({ db }: { db: Database }): Content {
	return { db, permissions: createPermissions(db), writers: createQueue(WRITERS_AT_ONCE) };
}
