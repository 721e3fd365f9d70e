import { read } from "./source-tree.ts";

export type Term = { name: string; english: string; forms: readonly string[] };

export function readTerms(): Term[] {
	const [, ...rows] = read("docs/hindi-terms.csv").trim().split("\n").map(splitRow);
	return rows.map(([name = "", hindi = "", note = ""]) => ({
		name,
		english: name.replace(/\s*\(.*\)$/, ""),
		forms: [hindi, ...formsIn(note)].map((form) => form.normalize("NFC")),
	}));
}

/** "Forms: ज़िला / ज़िले / ज़िलों. With nuqta." → the three. */
function formsIn(note: string): string[] {
	return /(?:^|\s)Forms: ([^.]*)/.exec(note)?.[1]?.split(" / ") ?? [];
}

function splitRow(row: string): string[] {
	return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
		([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
	);
}

/**
 * Longest terms first, so that "closing rank" is not also "rank". Terms spelled alike ("category") are returned together, because only a
 * reader knows which one is meant.
 */
export function createTermFinder(terms: readonly Term[]): (text: string) => Term[][] {
	const alike = [...Map.groupBy(terms, ({ english }) => english.toLowerCase())]
		.toSorted(([a], [b]) => b.length - a.length)
		.map(([english, group]) => ({ pattern: patternOf(english), group }));
	return (text) => {
		let left = text;
		return alike.flatMap(({ pattern, group }) => {
			const before = left;
			left = left.replace(pattern, " · ");
			return left === before ? [] : [group];
		});
	};
}

/** Matches singular and plural, with a space, a hyphen or an article between words. */
function patternOf(english: string): RegExp {
	const words = english.split(/[\s-]+/).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&"));
	const last = words.pop() ?? "";
	const ending = last.endsWith("y") ? `${last.slice(0, -1)}(?:y|ies)` : `${last}(?:e?s)?`;
	return new RegExp(
		`(?<![\\p{L}\\p{N}])${[...words, ending].join("[\\s-]+(?:(?:the|an?)\\s+)?")}(?![\\p{L}\\p{N}])`,
		"giu",
	);
}
