/** `also` lists headings that other files use for the column. */
export type Column = {
	id: string;
	name: string;
	isRequired?: boolean | undefined;
	also?: readonly string[] | undefined;
};

export type Mapping = Readonly<Record<string, string | undefined>>;

type Guessing = { columns: readonly Column[]; headings: readonly string[]; last?: Mapping };

/** What such a table was last mapped to, where the file has that heading too; else what is called as we call it, or has its words. */
export function guessMapping({ columns, headings, last = {} }: Guessing): Mapping {
	const called = new Map(headings.map((heading) => [plain(heading), heading]));
	const sure = columns.map(({ id, name, also = [] }) => {
		const before = headings.find((heading) => heading === last[id]);
		return [id, before ?? [id, name, ...also].flatMap((word) => called.get(plain(word)) ?? [])[0]] as const;
	});
	const mapping = new Map(sure);
	const open = columns.filter(({ id }) => mapping.get(id) === undefined);
	const free = headings.filter((heading) => sure.every(([, taken]) => taken !== heading));
	const pairs = open.flatMap((column) => free.map((heading) => ({ column, heading, like: likeness(column, heading) })));
	for (const { column, heading, like } of pairs.toSorted((one, other) => other.like - one.like)) {
		const rivals = pairs.filter(
			(pair) => pair.like === like && (pair.column === column) !== (pair.heading === heading),
		);
		const isTaken = mapping.get(column.id) !== undefined || [...mapping.values()].includes(heading);
		if (like >= MIN_LIKENESS && !isTaken && rivals.length === 0) mapping.set(column.id, heading);
	}
	return Object.fromEntries(mapping);
}

const MIN_LIKENESS = 0.5;
const SMALL = new Set(["a", "of", "the", "for", "it", "in", "what", "whose", "rs", "inr", "rupees", "per"]);

/** How many of the words of both a heading shares with the best of a column's names; what stands in brackets is beside the matter. */
function likeness({ id, name, also = [] }: Column, heading: string): number {
	const own = wordsOf(heading);
	const shares = [id, name, ...also].map((each) => {
		const words = wordsOf(each);
		const all = words.union(own).size;
		return all === 0 ? 0 : words.intersection(own).size / all;
	});
	return Math.max(...shares);
}

function wordsOf(text: string): Set<string> {
	const words = plain(text.replaceAll(/\(.*?\)/g, " ")).split(" ");
	return new Set(words.flatMap((word) => (word === "" || SMALL.has(word) ? [] : [word.replace(/(?<=...)s$/, "")])));
}

const STORED_UNDER = "uchit-desk-columns";

export function rememberMapping(kind: string, mapping: Mapping): void {
	const named = Object.entries(mapping).filter(([, heading]) => heading !== undefined && heading !== "");
	localStorage.setItem(
		`${STORED_UNDER}:${kind}`,
		new URLSearchParams(named.map(([id, heading = ""]) => [id, heading])).toString(),
	);
}

export function lastMapping(kind: string): Mapping {
	return Object.fromEntries(new URLSearchParams(localStorage.getItem(`${STORED_UNDER}:${kind}`) ?? ""));
}

function plain(words: string): string {
	return words
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, " ")
		.trim();
}
