import { expect, test } from "vitest";
import { when } from "#backend/search/question/conditions.ts";
import { excludePolytechnics } from "#backend/search/question/list/list-query.ts";
import { readQuestion } from "#backend/search/question/read-question.ts";
import { buildSmallWords } from "#backend/search/question/testing/small-words.ts";
import { CARD_ROWS } from "./choose-card.ts";

const words = await buildSmallWords();

test.each(CARD_ROWS.map((row) => [row.example, row.when, row] as const))(
	"“%s” meets “%s”, and no card above it is sure to answer",
	(question, _, row) => {
		const reading = excludePolytechnics(readQuestion(question, words, new Set()));
		const sure = CARD_ROWS.filter((each) => "card" in each && when(each.when)(reading));
		const [first] = "card" in row ? sure : sure.filter((each) => CARD_ROWS.indexOf(each) < CARD_ROWS.indexOf(row));
		expect(when(row.when)(reading)).toBe(true);
		expect(first).toBe("card" in row ? row : undefined);
	},
);

test("every example is of one row", () => {
	expect(new Set(CARD_ROWS.map(({ example }) => example)).size).toBe(CARD_ROWS.length);
});
