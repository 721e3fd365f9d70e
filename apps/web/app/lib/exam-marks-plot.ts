import type { ExamPattern } from "@uchit/contract/exam.ts";
import { type BarsShape, layOutBars } from "#app/components/ui/plot/lay-out-bars.ts";
import { formatNumber } from "./format-number.ts";

/** The marks of each paper's sections as bars; undefined for a paper whose sections do not tell them. Made on the server. */
export function layOutMarks({ papers }: ExamPattern, unknown: string): (BarsShape | undefined)[] {
	return papers.map(({ sections }) => {
		const told = sections.filter(({ marks }) => marks !== undefined);
		if (told.length < 2) return undefined;
		return layOutBars({
			amounts: sections.map(({ name, marks }) => ({ name, amount: marks })),
			format: formatNumber,
			unknown,
		});
	});
}
