/** What a table may hold, in the words of the desk; `also` is what such columns are called elsewhere. */
export type Column = {
	id: string;
	name: string;
	isRequired?: boolean | undefined;
	also?: readonly string[] | undefined;
};

/** The heading of the file under which each column stands; undefined or empty where it has none. */
export type Mapping = Readonly<Record<string, string | undefined>>;

type Guessing = { columns: readonly Column[]; headings: readonly string[]; last?: Mapping };

/** What such a table was last mapped to, where the file has that heading too; else what is called as we call it, or nearly so. */
export function guessMapping({ columns, headings, last = {} }: Guessing): Mapping {
	const called = new Map(headings.map((heading) => [plain(heading), heading]));
	return Object.fromEntries(
		columns.map(({ id, name, also = [] }) => {
			const before = headings.find((heading) => heading === last[id]);
			return [id, before ?? [id, name, ...also].flatMap((word) => called.get(plain(word)) ?? [])[0]];
		}),
	);
}

const STORED_UNDER = "uchit-desk-columns";

export function rememberMapping(kind: string, mapping: Mapping): void {
	const named = Object.entries(mapping).filter(([, heading]) => heading !== undefined && heading !== "");
	localStorage.setItem(
		`${STORED_UNDER}:${kind}`,
		new URLSearchParams(named.map(([id, heading = ""]) => [id, heading])).toString(),
	);
}

/** What a table of this kind was last mapped to on this device. */
export function lastMapping(kind: string): Mapping {
	return Object.fromEntries(new URLSearchParams(localStorage.getItem(`${STORED_UNDER}:${kind}`) ?? ""));
}

function plain(words: string): string {
	return words
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, " ")
		.trim();
}
