import { createQueue } from "@uchit/pictures/queue.ts";
import type { Content } from "#backend/content/items/types.ts";
import { createPermissions } from "#backend/content/permissions.ts";
import type { Database } from "#backend/db/client.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { notifyWriter } from "#backend/review/queries/notify-writer.ts";
import { makeWaiting, tryWaiting } from "./writing/waiting.ts";
import { updateOne } from "./writing/writing.ts";

/** Fewer than the connections, so that readers never wait for writers. */
const WRITERS_AT_ONCE = 4;

type ContentGiven = { db: Database; personal?: () => Personal; needsSecondPerson?: boolean };

export function createContent({ db, personal, needsSecondPerson = false }: ContentGiven): Content {
	return {
		db,
		permissions: createPermissions(db),
		writers: createQueue({ atOnce: WRITERS_AT_ONCE }),
		needsSecondPerson,
		tryWaiting,
		makeWaiting,
		updateOne,
		writeLetter: async (tx, review) => {
			if (personal === undefined) throw new Error("A letter cannot be written without the keys of contacts");
			await notifyWriter(tx, personal(), review);
		},
	};
}
