import type { Change } from "@uchit/contract/change.ts";
import type { Database } from "#backend/db/client.ts";
import { keepUntilChanged } from "#backend/http/keep-until-changed.ts";
import { buildPredictBook, type PredictBook } from "#backend/predict/book.ts";
import { MOVES_ONLY } from "#backend/predict/counsellings.ts";
import { readPredictRows } from "#backend/queries/predict/rows.ts";
import { readDataVersion } from "#backend/queries/search-rows.ts";

export type LiveBook = {
	/** The book of what the database holds now; callers that come together wait for one. */
	get: () => Promise<PredictBook>;
	/** Told of changes: cutoffs are facts, a load of facts tells `*`, a correction of a name `colleges`. */
	onChange: (change: Change) => void;
};

/**
 * Keeps the predictor's book. It takes seconds to write: what is told without changing a fact leaves it as it is.
 * `build` is another's where several services of one process share what they build.
 */
export function createLiveBook(db: Database, build = buildBookFromDatabase): LiveBook {
	let newest: { version: string; book: PredictBook } | undefined;
	const book = keepUntilChanged(async () => {
		const version = await readDataVersion(db);
		if (newest?.version !== version) {
			newest = { version, book: await build(db) };
		}
		return newest.book;
	});
	return {
		get: book.get,
		onChange({ tags }) {
			if (tags.includes("*") || tags.includes("colleges")) book.drop();
		},
	};
}

export async function buildBookFromDatabase(db: Database): Promise<PredictBook> {
	return buildPredictBook(await readPredictRows(db, MOVES_ONLY));
}
