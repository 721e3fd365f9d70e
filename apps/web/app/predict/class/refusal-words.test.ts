import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { messages } from "#app/platform/messages/en.ts";
import { refusalWords } from "./refusal-words.ts";

const t = createTranslator({ locale: "en-IN", messages });
const MISSING = { field: "rank", code: "missing", values: {} } as const;

test("a line without a rank says what was read in it, and not that the category rank is missing", () => {
	const student = { line: 2, cells: { name: "Ravi Kumar OBC" }, hasMore: false };
	expect(refusalWords(t, student, { kind: "refused", refused: [MISSING] })).toEqual([
		"No rank was seen in line 2: “Ravi Kumar OBC”. Put a comma or a tab between the columns: Ravi Kumar, 45000",
	]);
});
