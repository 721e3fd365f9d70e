import type { ExamPattern } from "@uchit/contract/exam.schema.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type BarsShape, layOutBars } from "#app/ui/plot/lay-out-bars.ts";

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
