import type { CourseFeeRange, RegisteredCourse } from "@uchit/contract/study-abroad.ts";
import { layOutSpans, type SpansShape } from "#app/ui/plot/lay-out-spans.ts";

/** "mit.edu" of a whole address; what is no address stays as it is. */
export function hostOf(address: string): string {
	return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

/** A register prints some addresses without their scheme, and some that are none. */
export function siteOf({ providerSite: site }: Pick<RegisteredCourse, "providerSite">): string | undefined {
	if (site === undefined) return undefined;
	const whole = /^https?:\/\//i.test(site) ? site : `http://${site}`;
	return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(whole) && URL.canParse(whole) ? whole : undefined;
}

/** The level of which most courses are among these: its fees are shown unless another is asked for. */
export function mostTaught(ranges: readonly CourseFeeRange[]): string | undefined {
	const counts = new Map<string, number>();
	for (const { level, courses } of ranges) counts.set(level, (counts.get(level) ?? 0) + courses);
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A year's tuition by field, dearest in the middle first: each bar from low to high with its middle marked. Undefined without any. */
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
