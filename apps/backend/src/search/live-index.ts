import type { Change } from "@uchit/contract/change.schema.ts";
import type { Database } from "#backend/db/client.ts";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { buildCollegeIndex, type CollegeIndex } from "./college-index.ts";
import { readSearchRows } from "./queries/search-rows.ts";

export type LiveIndex = {
	/** The index of what the database holds now; callers that come together wait for one. */
	get: () => Promise<CollegeIndex>;
	/** Told of changes: what may be out of date is checked before the next answer, and built anew if it is. */
	onChange: (change: Change) => void;
};

/** Tags of what the index is built from. */
const OWN_TAGS: ReadonlySet<string> = new Set(["colleges", "*"]);

/**
 * Keeps the index. While the database cannot be reached the last one still answers, because its facts change a few times a year.
 * `onBuilt` is told what a build took, in ms. `build` is another's where several services of one process share what they build.
 */
export function createLiveIndex(
	db: Database,
	onBuilt: (index: CollegeIndex, tookMs: number) => void,
	build = buildIndexFromDatabase,
): LiveIndex {
	let newest: CollegeIndex | undefined;
	let current: Promise<CollegeIndex> | undefined;
	/** Whatever was begun last: two builds at once would take twice the time and memory for the same index. */
	let begun: Promise<unknown> = Promise.resolve();

	async function bringUpToDate(): Promise<CollegeIndex> {
		if (newest !== undefined && newest.version === (await readDataVersion(db))) return newest;
		const start = performance.now();
		newest = await build(db);
		onBuilt(newest, performance.now() - start);
		return newest;
	}

	return {
		get() {
			if (current !== undefined) return current;
			const building = begun.then(bringUpToDate, bringUpToDate);
			begun = building;
			current = building;
			building.catch(() => {
				if (current === building) current = undefined;
			});
			return building.catch((error: unknown) => {
				if (newest === undefined) throw error;
				return newest;
			});
		},
		onChange({ tags }) {
			if (tags.some((tag) => OWN_TAGS.has(tag))) current = undefined;
		},
	};
}

export async function buildIndexFromDatabase(db: Database): Promise<CollegeIndex> {
	return buildCollegeIndex(await readSearchRows(db));
}
