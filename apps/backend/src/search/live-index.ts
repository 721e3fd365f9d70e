import type { Change } from "@uchit/contract/change.ts";
import type { Database } from "#backend/db/client.ts";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { buildCollegeIndex, type CollegeIndex } from "./college-index.ts";
import { patchIndex } from "./patch-index.ts";
import { readSearchRows } from "./queries/search-rows.ts";

export type LiveIndex = {
	/** The index of what the database holds now; callers that come together wait for one. */
	get: () => Promise<CollegeIndex>;
	/** Told of changes: what may be out of date is checked before the next answer, and built anew if it is. */
	onChange: (change: Change) => void;
};

/** The tag of what the index is built from. */
const OWN_TAG = "colleges";
const COLLEGE_TAG = "college:";
/** Pages that were corrected are made first; and who corrects one thing corrects another. */
const CATCH_UP_AFTER_MS = 2_000;

type Given = {
	/** Another way to it than building it here: several services of one process share what they build, or a file has it. */
	build?: ((db: Database) => Promise<CollegeIndex>) | undefined;
	/** Told when an index that was patched has been built anew: what was made from it meanwhile may be told better now. */
	onCaughtUp?: () => void;
};

/**
 * Keeps the index. While the database cannot be reached the last one still answers, because its facts change a few times a year. Where
 * a change names its institutions they are patched, which takes milliseconds, and it is built anew while the patched one answers.
 * `onBuilt` is told what a build took, in ms.
 */
export function createLiveIndex(
	db: Database,
	onBuilt: (index: CollegeIndex, tookMs: number) => void,
	{ build = buildIndexFromDatabase, onCaughtUp }: Given = {},
): LiveIndex {
	let newest: CollegeIndex | undefined;
	let current: Promise<CollegeIndex> | undefined;
	/** Whatever was begun last: two builds at once would take twice the time and memory for the same index. */
	let begun: Promise<unknown> = Promise.resolve();
	/** What was told since the build of the newest index began: it may lack that. */
	let told = new MissedChanges();
	/** What was told since the build that runs now began: no part of `told` is forgotten before that build has ended well. */
	let toldMeanwhile = told;
	let isCatchingUp = false;

	async function bringUpToDate(): Promise<CollegeIndex> {
		toldMeanwhile = new MissedChanges();
		if (newest?.version !== (await readDataVersion(db))) {
			const start = performance.now();
			newest = await build(db);
			onBuilt(newest, performance.now() - start);
		}
		told = toldMeanwhile;
		return newest;
	}

	function buildAnew(): Promise<CollegeIndex> {
		const building = begun.then(bringUpToDate, bringUpToDate);
		begun = building;
		return building;
	}

	async function patch(index: CollegeIndex): Promise<CollegeIndex> {
		if (index.version === (await readDataVersion(db))) return index;
		const patched = await patchIndex(db, index, [...told.institutions]);
		// A build that ended meanwhile knows more.
		if (newest !== undefined && newest !== index) return patch(newest);
		newest = patched;
		if (!isCatchingUp) setTimeout(catchUp, CATCH_UP_AFTER_MS).unref();
		isCatchingUp = true;
		return patched;
	}

	/** Builds anew, for nobody who waits, until nothing has changed meanwhile. */
	async function catchUp(): Promise<void> {
		try {
			let index = await buildAnew();
			while (index.version !== (await readDataVersion(db))) index = await buildAnew();
			current = Promise.resolve(index);
			onCaughtUp?.();
		} catch {
			// The patched one answers until the next change.
		} finally {
			isCatchingUp = false;
		}
	}

	return {
		get() {
			if (current !== undefined) return current;
			const building = newest === undefined || told.isAll ? buildAnew() : patch(newest);
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
			for (const each of [told, toldMeanwhile]) each.add(tags);
			current = undefined;
		},
	};
}

class MissedChanges {
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
