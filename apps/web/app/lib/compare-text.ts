import type { Source } from "@uchit/contract/source.ts";
import type { TextRow } from "#app/components/text/text-page.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import type { CompareRow } from "./compare.ts";
import { aboutWords, lineWords } from "./compare-words.ts";

/** What is said of one college, a line each, with when and by which source (its number in the list). */
export function textRows(t: Translate, rows: readonly CompareRow[], sources: readonly Source[]): TextRow[] {
	const numberOf = (id: string) => sources.findIndex((source) => source.id === id) + 1;
	return rows.flatMap(({ about, cells: [cell] }) => {
		if (cell === undefined) return [];
		const lines = cell.lines.map((line) => {
			const note = [line.time, `[${numberOf(line.sourceId)}]`].filter((part) => part !== undefined).join(" ");
			return `${lineWords(t, line)} (${note})`;
		});
		return [{ label: aboutWords(t, about), value: lines.join("; ") }];
	});
}
