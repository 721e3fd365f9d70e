import type { Database } from "#backend/db/client.ts";
import { memoiseWhileRenewed } from "#backend/platform/memoise.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type KnownFigures, readKnownFigures } from "./queries/known-figures.ts";

export type LiveFigures = (index: CollegeIndex) => Promise<KnownFigures>;

/** Caches the figures of an index. Reading takes seconds: the old figures serve until those of a newer index are ready. */
export function createLiveFigures(db: Database, onRenewed: () => void): LiveFigures {
	let newest: string | undefined;
	const figures = memoiseWhileRenewed(() => readKnownFigures(db), onRenewed);
	return ({ version }) => {
		if (newest !== version) figures.drop();
		newest = version;
		return figures.get();
	};
}
