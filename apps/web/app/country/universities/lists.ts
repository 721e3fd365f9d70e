import type { CourseFeeRange, RegisteredCourse } from "@uchit/contract/study-abroad.ts";
import { layOutSpans, type SpansShape } from "#app/ui/plot/lay-out-spans.ts";

/** "mit.edu" for a whole address; other text stays. */
export function hostOf(address: string): string {
	return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

/** The register prints some addresses without a scheme and some invalid ones. */
export function siteOf({ providerSite: site }: Pick<RegisteredCourse, "providerSite">): string | undefined {
	if (site === undefined) return undefined;
	const whole = /^https?:\/\//i.test(site) ? site : `http://${site}`;
	return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(whole) && URL.canParse(whole) ? whole : undefined;
}

/** The level with the most courses, shown by default. */
export function findCommonestLevel(ranges: readonly CourseFeeRange[]): string | undefined {
	const counts = new Map<string, number>();
	for (const { level, courses } of ranges) counts.set(level, (counts.get(level) ?? 0) + courses);
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Yearly tuition by field, highest middle first, as bars from low to high. Undefined without fees. */
export function layOutFees(
	ranges: readonly CourseFeeRange[],
	words: { field: (field: string) => string; amount: (aud: number) => string },
): SpansShape | undefined {
	const most = Math.max(...ranges.map(({ highAud }) => highAud));
	if (ranges.length === 0) return undefined;
	return layOutSpans(
		ranges
			.toSorted((a, b) => b.medianAud - a.medianAud)
			.map(({ field, lowAud, medianAud, highAud, courses }) => ({
				name: words.field(field),
				label: words.amount(medianAud),
				scale: [0, most],
				span: [lowAud, highAud],
				mark: medianAud,
				values: [...[lowAud, medianAud, highAud].map(words.amount), String(courses)],
			})),
	);
}
