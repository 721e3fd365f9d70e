import { Answer } from "@uchit/contract/answer.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

async function compare(q: string) {
	const { card } = await backend.read(Answer, `/v1/ask?q=${encodeURIComponent(q)}`);
	if (card?.kind !== "compare") throw new Error(`“${q}” is answered by ${card?.kind ?? "no card"}`);
	return card;
}

test.each([
	["kiit vs vit vs srm", 3],
	["kiit vs vit vellore vs srm btech cse fees", 3],
	["iit delhi vs iit bombay", 2],
	["nit trichy vs nit warangal vs nit surathkal vs nit calicut", 4],
])("all named colleges are compared: %s", async (q, named) => {
	const { colleges, rows } = await compare(q);
	expect(colleges).toHaveLength(named);
	for (const { of } of rows) expect(of).toHaveLength(named);
});

test.each([
	["iit delhi vs iit kanpur", "engineering", 2025],
	["iit madras vs nit trichy", "engineering", 2025],
	["kiit vs vit vs srm", "engineering", 2025],
	["jnu vs delhi university", "overall", 2025],
])("ranks come from the main field, in one list and year: %s", async (q, list, year) => {
	const ranks = (await compare(q)).rows.find(({ measure }) => measure === "rank");
	expect(ranks?.list).toBe(list);
	expect(new Set(ranks?.of.map((figure) => figure?.year))).toEqual(new Set([year]));
});

test("two institutions of different fields have no row of ranks", async () => {
	const { rows } = await compare("iim ahmedabad vs nlsiu bangalore");
	expect(rows.filter(({ measure }) => measure === "rank")).toEqual([]);
});
