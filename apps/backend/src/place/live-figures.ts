import type { Database } from "#backend/db/client.ts";
import { type Memoised, memoiseUntilChanged } from "#backend/platform/memoise.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type KnownFigures, readKnownFigures } from "./queries/known-figures.ts";

export type LiveFigures = (index: CollegeIndex) => Promise<KnownFigures>;

/** Keeps what is read beside an index as long as that index: facts that change make another one. */
export function createLiveFigures(db: Database): LiveFigures {
	let cached: { version: string; figures: Memoised<KnownFigures> } | undefined;
	return ({ version }) => {
		if (cached?.version !== version) cached = { version, figures: memoiseUntilChanged(() => readKnownFigures(db)) };
		return cached.figures.get();
	};
}
