import type { Database } from "#backend/db/client.ts";
import { type Memoised, memoiseUntilChanged } from "#backend/platform/memoise.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type Held, readHeld } from "./queries/held.ts";

export type LiveHeld = (index: CollegeIndex) => Promise<Held>;

/** Keeps what is read beside an index as long as that index: facts that change make another one. */
export function createLiveHeld(db: Database): LiveHeld {
	let kept: { version: string; held: Memoised<Held> } | undefined;
	return ({ version }) => {
		if (kept?.version !== version) kept = { version, held: memoiseUntilChanged(() => readHeld(db)) };
		return kept.held.get();
	};
}
