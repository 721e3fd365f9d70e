/** Those whose name begins with the words come before the others, each in the order that they had. */
export function beginningFirst<Row extends Readonly<Record<string, unknown>>>(
	rows: readonly Row[],
	words: string,
): Row[] {
	const begins = ({ name }: Row) => String(name).toLowerCase().startsWith(words.toLowerCase());
	return [...rows.filter(begins), ...rows.filter((row) => !begins(row))];
}
