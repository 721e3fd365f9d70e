type Row = { line: number; pool: string; category: string; isOpen: boolean; closingRank: number | undefined };

const TIMES = 4;
const RANKS_APART = 300_000;

/**
 * Lines of open seats that close hundreds of marks below a reserved seat of the same pool: at four times its rank and three lakh ranks
 * further. Such a pool has a seat or two, or mixed rows; the figure predicts nothing.
 */
export function findFarOpen(rows: readonly Row[]): Set<number> {
	const far = new Set<number>();
	for (const pool of Map.groupBy(rows, (row) => row.pool).values()) {
		const reserved = pool.filter(({ isOpen }) => !isOpen).flatMap(({ closingRank }) => closingRank ?? []);
		const nearest = Math.min(...reserved);
		for (const { line, isOpen, closingRank = 0 } of pool) {
			if (isOpen && closingRank >= nearest * TIMES && closingRank - nearest >= RANKS_APART) far.add(line);
		}
	}
	return far;
}
