import type { Change } from "@uchit/contract/change.ts";
import type { Database } from "#backend/db/client.ts";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { buildCollegeIndex, type CollegeIndex } from "./college-index.ts";
import { patchIndex } from "./patch-index.ts";
import { readSearchRows } from "./queries/search-rows.ts";

export type LiveIndex = {
	get: () => Promise<CollegeIndex>;
	/** Takes a change: the index is checked before the next answer, and rebuilt if it is stale. */
	onChange: (change: Change) => void;
};

const OWN_TAG = "colleges";
const COLLEGE_TAG = "college:";
/** Waits, so that corrected pages render first and further corrections share the rebuild. */
const CATCH_UP_AFTER_MS = 2_000;

type LiveIndexOptions = {
	/** Replaces the build here: services of one process share a build, or load it from a file. */
	build?: ((db: Database) => Promise<CollegeIndex>) | undefined;
	/** Called after a rebuild: answers made from the patched index may be outdated. */
	onCaughtUp?: () => void;
};

/**
 * Keeps the index current. While the database is unreachable the last index still answers, because its facts change
 * a few times a year. If a change names its institutions, they are patched, which takes milliseconds. A rebuild takes
 * seconds and runs while the patched or the last index answers. `onBuilt` gets the duration of each build in ms.
 */
export function createLiveIndex(
	db: Database,
	onBuilt: (index: CollegeIndex, tookMs: number) => void,
	{ build = buildIndexFromDatabase, onCaughtUp }: LiveIndexOptions = {},
): LiveIndex {
	let newest: CollegeIndex | undefined;
	let current: Promise<CollegeIndex> | undefined;
	/** The last build that began: two at once would take twice the time and memory for the same index. */
	let begun: Promise<unknown> = Promise.resolve();
	/** Changes since the build of the newest index began, which the index may lack. */
	let missedChanges = new PendingChanges();
	/** Changes since the running build began; `missedChanges` is emptied only when that build succeeds. */
	let changesMeanwhile = missedChanges;
	let isCatchingUp = false;

	async function bringUpToDate(): Promise<CollegeIndex> {
		changesMeanwhile = new PendingChanges();
		if (newest?.version !== (await readDataVersion(db))) {
			const start = performance.now();
			newest = await build(db);
			onBuilt(newest, performance.now() - start);
		}
		missedChanges = changesMeanwhile;
		return newest;
	}

	function buildAnew(): Promise<CollegeIndex> {
		const building = begun.then(bringUpToDate, bringUpToDate);
		begun = building;
		return building;
	}

	async function patch(index: CollegeIndex): Promise<CollegeIndex> {
		if (index.version === (await readDataVersion(db))) return index;
		const patched = await patchIndex(db, index, [...missedChanges.institutions]);
		// A build that ended meanwhile is more complete.
		if (newest !== undefined && newest !== index) return patch(newest);
		newest = patched;
		catchUpAfter(CATCH_UP_AFTER_MS);
		return patched;
	}

	async function renew(index: CollegeIndex): Promise<CollegeIndex> {
		if (index.version !== (await readDataVersion(db))) catchUpAfter(0);
		// If the version is unchanged, a build would only note the change, but it would wait for a running one.
		else if (!isCatchingUp) return buildAnew();
		return index;
	}

	function catchUpAfter(delayMs: number): void {
		if (!isCatchingUp) setTimeout(catchUp, delayMs).unref();
		isCatchingUp = true;
	}

	async function catchUp(): Promise<void> {
		try {
			let index = await buildAnew();
			while (index.version !== (await readDataVersion(db))) index = await buildAnew();
			current = Promise.resolve(index);
			onCaughtUp?.();
		} catch {
			current = undefined;
		} finally {
			isCatchingUp = false;
		}
	}

	return {
		get() {
			if (current !== undefined) return current;
			const renewing = missedChanges.isAll ? renew : patch;
			const building = newest === undefined ? buildAnew() : renewing(newest);
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
			if (!tags.includes(OWN_TAG) && !tags.includes("*")) return;
			for (const each of [missedChanges, changesMeanwhile]) each.add(tags);
			current = undefined;
		},
	};
}

class PendingChanges {
	readonly institutions = new Set<string>();
	isAll = false;

	add(tags: readonly string[]): void {
		const named = tags.filter((tag) => tag.startsWith(COLLEGE_TAG));
		if (tags.includes("*") || named.length === 0) this.isAll = true;
		for (const tag of named) this.institutions.add(tag.slice(COLLEGE_TAG.length));
	}
}

export async function buildIndexFromDatabase(db: Database): Promise<CollegeIndex> {
	return buildCollegeIndex(await readSearchRows(db));
}
