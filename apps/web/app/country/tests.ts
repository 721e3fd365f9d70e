import type { TestRequired } from "@uchit/contract/country.schema.ts";
import { layOutSpans, type SpansShape } from "#app/ui/plot/lay-out-spans.ts";

/** The scales of the tests, by the names that the record gives them (spec 3). */
const SCALES: Readonly<Record<string, readonly [number, number]>> = {
	IELTS: [0, 9],
	TOEFL: [0, 120],
	PTE: [10, 90],
};

/** The scores asked for, each on its own scale from end to end. A test whose scale or score we cannot read has no row; undefined without any. */
export function layOutTests(
	tests: readonly Pick<TestRequired, "name" | "score">[],
	scaleWords: (from: number, to: number) => string,
): SpansShape | undefined {
	const rows = tests.flatMap(({ name, score }) => {
		const scale = SCALES[name];
		const asked = Number(score);
		if (scale === undefined || !Number.isFinite(asked)) return [];
		const [from, to] = scale;
		const ends = [String(from), String(to)] as const;
		return [
			{
				name,
				label: score,
				scale,
				span: [asked, to] as const,
				mark: asked,
				ends,
				values: [score, scaleWords(from, to)],
			},
		];
	});
	return rows.length === 0 ? undefined : layOutSpans(rows);
}
