import { asc } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { states } from "#backend/db/schema/place.ts";

export type State = { slug: string; name: string };

export async function listStates(db: Database): Promise<State[]> {
	return db.select({ slug: states.slug, name: states.name }).from(states).orderBy(asc(states.name));
}
