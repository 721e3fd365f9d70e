import { foldLetters, foldSigns } from "@uchit/text/fold-text.ts";
import { type SQL, sql } from "drizzle-orm";

/** The characters that `foldLetters` removes, as far as stored texts have them: soft hyphens, joiners, zero-width spaces, direction marks. */
const INVISIBLE = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff";

export function plainSql(text: SQL): SQL {
	return sql`translate(normalize(${text}, NFKD), ${`\u0901०१२३४५६७८९\u093c${INVISIBLE}`}, ${"\u09020123456789"})`;
}

/** For comparison with `plainSql`. */
export function foldPlain(typed: string): string {
	return foldSigns(foldLetters(typed)).normalize("NFKD");
}

/** Ignores case and different ways to type a letter. `%` and `_` are literal. */
export function holdsWords(text: SQL, typed: string): SQL {
	return sql`${plainSql(text)} ILIKE ${`%${foldPlain(typed).replace(/[\\%_]/g, "\\$&")}%`}`;
}
