import { idOf } from "#backend/search/question/meaning.ts";
import { parseMeant, readRows } from "./question-words.ts";

/**
 * What institutions of subjects are called, where no source lists everywhere that these are taught: words for the search by name, of several
 * those that find most, or a category that names decide ("category:20"). The subjects are readings ("degree:bpharm"); none where they are
 * not called alike.
 */
export function namesOfSubjects(ids: readonly string[]): readonly string[] {
	const [words = "", other] = new Set(ids.map((id) => NAMED_AFTER.get(id) ?? ""));
	return words === "" || other !== undefined ? [] : words.split("|");
}

export const hasNames = (id: string): boolean => NAMED_AFTER.has(id);

const NAMED_AFTER: ReadonlyMap<string, string> = new Map(
	readRows("named-after.csv").map(([kind, value = "", words = ""]) => [
		idOf(parseMeant("named-after.csv", kind, value)),
		words,
	]),
);
