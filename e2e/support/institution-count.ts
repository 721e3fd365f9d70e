const indian = new Intl.NumberFormat("en-IN");

export function countInWords({ total, inDirectory }: { total: number; inDirectory: number }): string {
	const others = total - inDirectory;
	if (others === 0) return `${indian.format(total)} ${total === 1 ? "institution" : "institutions"}`;
	const entries = `${indian.format(others)} from other lists (AICTE, NMC)`;
	if (inDirectory === 0) return `No institution of the national directory, but ${entries}`;
	const listed = `${indian.format(inDirectory)} ${inDirectory === 1 ? "institution" : "institutions"}`;
	return `${listed} of the national directory, and ${entries}; some may be counted twice`;
}
