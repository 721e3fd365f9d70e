import { CATEGORIES, type CategoryId, findCategory, NOT_CATEGORISED } from "@uchit/contract/category.ts";
import type { CollegeQuery } from "@uchit/contract/college.ts";
import { type SQL, sql } from "drizzle-orm";
import { toSearchWords } from "#backend/queries/colleges/search-words.ts";

/** What a search asks for, without what it got wrong: unknown categories and states are left out. */
export type CollegeFilter = {
	text: TextFilter;
	categories: CategoryId[];
	notCategorised: boolean;
	states: string[];
};

/**
 * `words`: for each word typed, one of its spellings begins a word of the institution's names or places. `unsearchable`: something
 * was typed, but no word that our names could hold (they are in Latin letters).
 */
export type TextFilter =
	| { kind: "anything" }
	| { kind: "unsearchable" }
	| { kind: "words"; words: readonly (readonly string[])[] };

export function toCollegeFilter(query: CollegeQuery, knownStates: ReadonlySet<string>): CollegeFilter {
	const asked = new Set(query.category.map((text) => findCategory(text)?.id));
	return {
		text: toTextFilter(query.q),
		categories: CATEGORIES.map(({ id }) => id).filter((id) => asked.has(id)),
		notCategorised: query.category.includes(NOT_CATEGORISED),
		states: [...new Set(query.state)].filter((slug) => knownStates.has(slug)),
	};
}

function toTextFilter(q: string): TextFilter {
	if (q === "") return { kind: "anything" };
	const words = toSearchWords(q);
	return words.length === 0 ? { kind: "unsearchable" } : { kind: "words", words: words.map((word) => [word]) };
}

/** The condition on `colleges c` that all parts of the filter together make. */
export function matches(filter: CollegeFilter): SQL {
	return sql`${hasText(filter.text)} AND ${isInCategories(filter)} AND ${isInStates(filter)}`;
}

export function hasText(text: TextFilter): SQL {
	switch (text.kind) {
		case "anything":
			return sql`TRUE`;
		case "unsearchable":
			return sql`FALSE`;
		case "words":
			return sql.join(
				text.words.map((spellings) => sql`(${sql.join(spellings.map(beginsAWord), sql` OR `)})`),
				sql` AND `,
			);
	}
}

export function isInCategories({ categories, notCategorised }: CollegeFilter): SQL {
	const choices: SQL[] = [];
	if (categories.length > 0)
		choices.push(sql`c.id IN (SELECT college_id FROM college_categories WHERE category_id IN ${categories})`);
	if (notCategorised) choices.push(sql`NOT EXISTS (SELECT FROM college_categories WHERE college_id = c.id)`);
	return choices.length === 0 ? sql`TRUE` : sql`(${sql.join(choices, sql` OR `)})`;
}

export function isInStates({ states }: CollegeFilter): SQL {
	return states.length === 0 ? sql`TRUE` : sql`c.state_slug IN ${states}`;
}

/** A word begins with these letters; they are letters and digits only, so none needs escaping in a pattern. */
export function beginsAWord(letters: string): SQL {
	return sql`(c.search_text LIKE ${`${letters}%`} OR c.search_text LIKE ${`% ${letters}%`})`;
}
