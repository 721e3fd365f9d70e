import { CollegeQuery } from "@uchit/contract/college.ts";
import type { Suggestion } from "@uchit/contract/suggest.ts";
import { foldText } from "@uchit/text/fold-text.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type Choice, toChoice } from "#backend/search/columns.ts";
import { countMatches } from "#backend/search/count.ts";
import type { Lexicon } from "./lexicon.ts";
import { toListQuery } from "./list/list-query.ts";
import type { Names } from "./names.ts";
import { readQuestion } from "./read-question.ts";
import { readTokens } from "./tokens.ts";

const MAX_COMPLETIONS = 3;
const MIN_LETTERS = 2;
const NOTHING_REJECTED: ReadonlySet<string> = new Set();

export function completeQuestion(
	index: CollegeIndex,
	words: { lexicon: Lexicon; names: Names },
	typed: string,
): Suggestion[] {
	const [, kind = "", beginning = ""] = /^(.*\S)\s+(\p{L}+)$/u.exec(foldText(typed).trim()) ?? [];
	if (beginning.length < MIN_LETTERS || readTokens(kind).length < 2) return [];
	const question = readQuestion(kind, words, NOTHING_REJECTED);
	const query = toListQuery(question, index.stateNames);
	const isKind =
		question.intent === "list" && question.unread.length === 0 && query !== undefined && query.near === undefined;
	if (!isKind || query.facets.state !== undefined || query.facets.district !== undefined) return [];
	const choices = toChoices(index, CollegeQuery.parse(query.facets));
	const counted = countMatches(index.scratch, index.columns, choices, undefined, undefined).counts;
	const letters = beginning.toLowerCase();
	const found = index.columns
		.filter(({ name }) => name === "state" || name === "district")
		.flatMap(({ name, options }) =>
			options.flatMap(({ value, label }, place) => {
				const total = counted.get(name)?.[place + 1] ?? 0;
				if (total === 0 || !label.toLowerCase().startsWith(letters)) return [];
				const state = name === "district" ? index.stateNames.get(value.slice(0, value.indexOf("/"))) : undefined;
				return [{ label, state, total }];
			}),
		);
	return found
		.toSorted((a, b) => b.total - a.total)
		.slice(0, MAX_COMPLETIONS)
		.map(({ label, state, total }) => {
			const text = `${kind} ${label}`;
			return {
				kind: "question",
				label: text,
				value: state === undefined ? text : `${text}, ${state}`,
				detail: state,
				count: total,
			};
		});
}

function toChoices({ columns }: CollegeIndex, query: CollegeQuery): Choice[] {
	return columns.flatMap((column) => toChoice(column, query[column.name]) ?? []);
}
