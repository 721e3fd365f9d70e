import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { editDistance } from "#backend/queries/colleges/edit-distance.ts";
import { beginsAWord } from "#backend/queries/colleges/filter.ts";

/** Two or three letters are like too much to be corrected. */
const SHORTEST_CORRECTED = 4;
/** A word that so many institutions have is not a typing error; the directory's own errors are rarer. */
const COMMON_FROM = 30;
const MOST_CANDIDATES = 1_000;
const MOST_CORRECTIONS = 4;

/**
 * For a search that found nothing: each word with the spellings that may be meant, itself first where some institution has it.
 * Undefined when a word is like nothing that we know, or when none has another spelling.
 */
export async function respellWords(db: Database, words: readonly string[]): Promise<string[][] | undefined> {
	const spellings = await Promise.all(words.map((word) => listSpellings(db, word)));
	const isAnswerable = spellings.every((ofWord) => ofWord.length > 0);
	const isOther = spellings.some((ofWord, index) => ofWord.some((spelling) => spelling !== words[index]));
	return isAnswerable && isOther ? spellings : undefined;
}

async function listSpellings(db: Database, word: string): Promise<string[]> {
	const { rows } = await db.execute(sql`SELECT FROM colleges c WHERE ${beginsAWord(word)} LIMIT ${COMMON_FROM}`);
	const itself = rows.length > 0 ? [word] : [];
	if (rows.length === COMMON_FROM || word.length < SHORTEST_CORRECTED) return itself;
	return [...itself, ...(await listLikeWords(db, word))];
}

/** The words of our names that are fewest errors away. The threshold of `<%` is set in db/client.ts. */
async function listLikeWords(db: Database, word: string): Promise<string[]> {
	const { rows } = await db.execute<{ word: string }>(sql`
		SELECT DISTINCT word
		FROM (SELECT c.search_text FROM colleges c WHERE ${word} <% c.search_text LIMIT ${MOST_CANDIDATES}) alike,
			unnest(string_to_array(alike.search_text, ' ')) word
		WHERE ${word} <% word AND word <> ${word}`);
	return nearestWords(
		word,
		rows.map((row) => row.word),
	);
}

/** The candidates with the fewest errors, if these are at most one in three letters; better beginnings first. */
export function nearestWords(typed: string, candidates: readonly string[]): string[] {
	const measured = candidates.map((word) => ({ word, errors: editDistance(typed, word) }));
	const fewest = Math.min(...measured.map(({ errors }) => errors));
	if (fewest > typed.length / 3) return [];
	return measured
		.filter(({ errors }) => errors === fewest)
		.map(({ word }) => word)
		.sort((a, b) => sharedBeginning(typed, b) - sharedBeginning(typed, a) || (a < b ? -1 : 1))
		.slice(0, MOST_CORRECTIONS);
}

function sharedBeginning(a: string, b: string): number {
	let length = 0;
	while (length < a.length && a[length] === b[length]) length++;
	return length;
}
