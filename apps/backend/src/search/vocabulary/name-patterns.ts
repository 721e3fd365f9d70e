import { idOf } from "#backend/search/question/meaning.ts";
import { parseMeant, readRows } from "./question-words.ts";

/**
 * Search words in institutions' names for subjects (as reading ids, "degree:bpharm") that no source lists fully, the most productive
 * first; or a category that names decide ("category:20"). Empty if the names have nothing in common.
 */
export function namesOfSubjects(ids: readonly string[]): readonly string[] {
	const [words = "", other] = new Set(ids.map((id) => NAMED_AFTER.get(id) ?? ""));
	return words === "" || other !== undefined ? [] : words.split("|");
}

export const hasNamePatterns = (id: string): boolean => NAMED_AFTER.has(id);

const NAMED_AFTER: ReadonlyMap<string, string> = new Map(
	readRows("named-after.csv").map(([kind, value = "", words = ""]) => [
		idOf(parseMeant("named-after.csv", kind, value)),
		words,
	]),
);
