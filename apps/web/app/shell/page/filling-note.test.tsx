import { expect, test } from "vitest";
import type { Filling } from "#app/shell/menus.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { FillingNote } from "./filling-note.tsx";

const RANKS = { kind: "ranks", exam: "NEET", year: 2024, round: 1 } as const;

test.each<[Filling, string]>([
	[
		{ ...RANKS, programme: undefined },
		"Lowest closing ranks by NEET in 2024 (round 1), open seats, all India; not those already under NIRF.",
	],
	[
		{ ...RANKS, programme: "MBBS" },
		"Lowest MBBS closing ranks by NEET in 2024 (round 1), open seats, all India; not those already under NIRF.",
	],
	[
		{ kind: "seats", authority: "aicte", degrees: ["MBA", "PGDM"], year: 2025 },
		"Most MBA and PGDM seats in AICTE’s 2025 list. Some are not in it, like the IIMs; those under NIRF are not repeated.",
	],
	[{ kind: "nothing" }, "We do not have the closing ranks or seats to say which are most wanted."],
])("the rule that filled a column of %j appears below it", (filling, words) => {
	expect(renderPart(<FillingNote filling={filling} />)).toContain(words);
});
