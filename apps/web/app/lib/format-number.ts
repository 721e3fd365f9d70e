const indian = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** A count or rank with Indian digit grouping: 1,23,456. */
export function formatNumber(value: number): string {
	return indian.format(value);
}

/** "1 institution", "70,011 institutions". */
export function formatCount(count: number, one: string, many: string): string {
	return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
