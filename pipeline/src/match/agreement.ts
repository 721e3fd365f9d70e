import { toNameWords } from "#pipeline/match/normalise.ts";

const COMMON = 6;

/** Whether two names under one code mean one institute: they share two distinguishing words, or all those of the shorter name. */
export function createAgreement(names: readonly string[]): (one: string, other: string) => boolean {
	const counts = new Map<string, number>();
	for (const word of names.flatMap((name) => [...new Set(toNameWords(name))]))
		counts.set(word, (counts.get(word) ?? 0) + 1);
	const telling = (name: string) =>
		new Set(toNameWords(name).filter((word) => word.length > 1 && (counts.get(word) ?? 0) <= COMMON));
	return (one, other) => {
		const [a, b] = [telling(one), telling(other)];
		const shared = a.intersection(b).size;
		return shared > 0 && shared >= Math.min(2, a.size, b.size);
	};
}
