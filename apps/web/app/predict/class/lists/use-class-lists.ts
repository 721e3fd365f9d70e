import { startTransition, useRef, useState } from "react";
import type { Refusal } from "#app/predict/refusals.ts";
import { type RoundCopy, useRoundCopy } from "#app/predict/use-round-copy.ts";
import { type ReplayOutcome, useRounds } from "../../choices/replay/use-replay.ts";
import type { LeftChoices, ReadRow, RowFault } from "./read-row.ts";

/** The result of a student's list: `refused` by the rules, or `unread` before them. */
export type ListSheet =
	| { kind: "lived"; lived: ReplayOutcome; left: LeftChoices }
	| { kind: "refused"; refused: readonly Refusal[] }
	| { kind: "unread"; faults: readonly RowFault[] };

type Answer = { state: "idle" | "busy" | "done" | "failed"; sheets: readonly ListSheet[] };

export type ClassLists = Answer & { copy: RoundCopy; ask: (rows: readonly ReadRow[]) => Promise<void> };

/** Lists replayed between two renderings, so that results appear as they come. */
const LISTS_PER_RENDERING = 10;

/** Replays the lists of a class one after another, as on the page of one list; nothing of them leaves the device. */
export function useClassLists(exam: string): ClassLists {
	const copy = useRoundCopy(exam);
	const live = useRounds(copy.read);
	const newest = useRef(0);
	const [answer, setAnswer] = useState<Answer>({ state: "idle", sheets: [] });

	const liveRow = async (row: ReadRow): Promise<ListSheet | "failed"> => {
		if (row.kind === "unread") return row;
		const lived = await live(row.list);
		switch (lived.kind) {
			case "lived":
				return { kind: "lived", lived: lived.lived, left: row.left };
			case "refused":
				return lived;
			case "failed":
				return "failed";
		}
	};

	return {
		...answer,
		copy,
		async ask(rows) {
			const run = ++newest.current;
			const sheets: ListSheet[] = [];
			setAnswer({ state: "busy", sheets: [] });
			for (let start = 0; start < rows.length; start += LISTS_PER_RENDERING) {
				const some = await Promise.all(rows.slice(start, start + LISTS_PER_RENDERING).map(liveRow));
				if (run !== newest.current) return;
				if (some.includes("failed")) return setAnswer({ state: "failed", sheets: [] });
				sheets.push(...some.filter((sheet) => sheet !== "failed"));
				const isLast = start + LISTS_PER_RENDERING >= rows.length;
				// Typing and scrolling have priority over new sheets.
				startTransition(() => setAnswer({ state: isLast ? "done" : "busy", sheets: [...sheets] }));
			}
		},
	};
}
