import { asc, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { fakeUniversities } from "#backend/db/schema/college.ts";
import { states } from "#backend/db/schema/place.ts";

export type FakeUniversity = {
	name: string;
	place: string | undefined;
	state: { slug: string; name: string; nameHi?: string };
	listedIn: string;
	sourceId: string;
};

export async function listFakeUniversities(db: Database): Promise<FakeUniversity[]> {
	const { name, place, listedIn, sourceId, entry } = fakeUniversities;
	const rows = await db
		.select({ name, place, listedIn, sourceId, slug: states.slug, stateName: states.name, nameHi: states.nameHi })
		.from(fakeUniversities)
		.innerJoin(states, eq(states.slug, fakeUniversities.stateSlug))
		.orderBy(asc(entry));
	return rows.map(({ place, slug, stateName, nameHi, ...row }) => ({
		...row,
		place: place ?? undefined,
		state: { slug, name: stateName, ...(nameHi !== null && { nameHi }) },
	}));
}
