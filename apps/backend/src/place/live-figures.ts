import type { Database } from "#backend/db/client.ts";
import { type Memoised, memoiseUntilChanged } from "#backend/platform/memoise.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type KnownFigures, readKnownFigures } from "./queries/known-figures.ts";

export type LiveFigures = (index: CollegeIndex) => Promise<KnownFigures>;

/** Keeps what is read beside an index as long as that index: facts that change make another one. */
export function createLiveFigures(db: Database): LiveFigures {
	let kept: { version: string; held: Memoised<KnownFigures> } | undefined;
	return ({ version }) => {
		if (kept?.version !== version) kept = { version, held: memoiseUntilChanged(() => readKnownFigures(db)) };
		return kept.held.get();
	};
}
