import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OutcomeTable } from "./outcome-table.tsx";
import type { Outcome, TrialRow } from "./outcomes.ts";

const row = (line: number, outcome: Outcome): TrialRow => ({
	line,
	outcome,
	cells: { Fee: `${line}` },
	facts: [],
	says: "",
});
const ROWS = [row(2, "new"), row(3, "new"), row(4, "wrong"), row(5, "unusual")];

function table(corrected: ReadonlyMap<number, Outcome>, onCorrect: (() => void) | undefined) {
	const html = renderToStaticMarkup(
		<OutcomeTable file="fees.csv" rows={ROWS} corrected={corrected} {...(onCorrect && { onCorrect })} />,
	);
	return {
		lines: [...html.matchAll(/<tr data-outcome="[a-z]+"><td>(\d+)/g)].map(([, line]) => Number(line)),
		inputs: [...html.matchAll(/aria-label="(Fee, row \d)"/g)].map(([, label]) => label),
	};
}

test("the cells of a wrong and of an unusual row are fields, and a corrected row stays in its place with its fields", () => {
	const correct = () => undefined;
	expect(table(new Map(), undefined)).toEqual({ lines: [4, 5, 2, 3], inputs: [] });
	expect(table(new Map(), correct)).toEqual({ lines: [4, 5, 2, 3], inputs: ["Fee, row 4", "Fee, row 5"] });
	expect(table(new Map([[3, "wrong"]]), correct)).toEqual({
		lines: [3, 4, 5, 2],
		inputs: ["Fee, row 3", "Fee, row 4", "Fee, row 5"],
	});
});
