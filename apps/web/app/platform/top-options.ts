/** Options of a long filter that are shown at first. */
const MAX_OPTIONS = 12;

/** The options with most results and the chosen ones, in their original order. */
export function topOptions<Option extends { count: number; selected?: boolean }>(
	options: readonly Option[],
): readonly Option[] {
	const least = options.map(({ count }) => count).toSorted((one, other) => other - one)[MAX_OPTIONS - 1] ?? 0;
	const most = new Set(options.filter(({ count }) => count >= least).slice(0, MAX_OPTIONS));
	return options.filter((option) => option.selected || most.has(option));
}
