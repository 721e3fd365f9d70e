/** The number of a long filter's options that are shown before somebody asks for all. */
const MOST = 12;

/** The options of most results, and what is chosen, in the order of all. */
export function listMost<Option extends { count: number; selected?: boolean }>(
	options: readonly Option[],
): readonly Option[] {
	const least = options.map(({ count }) => count).toSorted((one, other) => other - one)[MOST - 1] ?? 0;
	const most = new Set(options.filter(({ count }) => count >= least).slice(0, MOST));
	return options.filter((option) => option.selected || most.has(option));
}
