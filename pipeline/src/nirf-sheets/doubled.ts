/** 0 means not given. */
export type PlacementLine = {
	list: string;
	rank: number;
	institute: string;
	level: string;
	graduated: number;
	placed: number;
	salary: number;
};

/** The surplus of institutes of 2025 with only even counts: 106 of 509 where chance gives 58. */
const DOUBLED_SHARE = 0.1;
/** Standard deviation of log(salary / neighbours' salary) among institutes that cannot be doubled. */
const SPREAD = 0.43;
const NEIGHBOURS = 11;
const MIN_NEIGHBOURS = 5;

/**
 * Finds institutes whose numbers the copy probably doubled by adding up lines it has twice, salaries too (IIM Mumbai: 1,072 graduates,
 * median 66 lakh). Doubled counts are all even, and doubled salaries stand out among the nearest ranks of the same list and level;
 * returns those more likely doubled than not.
 */
export function findDoubled(lines: readonly PlacementLine[]): Set<string> {
	const institutes = Map.groupBy(lines, instituteKey);
	const isEven = (key: string) => (institutes.get(key) ?? []).flatMap(countsOf).every((count) => count % 2 === 0);
	const certain = Map.groupBy(
		lines.filter((line) => line.salary > 0 && !isEven(instituteKey(line))),
		levelKey,
	);
	const doubled = [...institutes].filter(([key, own]) => {
		const counts = own.flatMap(countsOf);
		if (counts.length === 0 || !isEven(key)) return false;
		const ratios = own.flatMap((line) => logRatio(line, certain.get(levelKey(line)) ?? []) ?? []);
		const odds = Math.log(DOUBLED_SHARE / (1 - DOUBLED_SHARE)) + counts.length * Math.LN2 + salaryEvidence(ratios);
		return odds > 0;
	});
	return new Set(doubled.map(([key]) => key));
}

export function instituteKey({ list, rank, institute }: PlacementLine): string {
	return `${list}|${rank}|${institute}`;
}

const levelKey = ({ list, level }: PlacementLine) => `${list}|${level}`;
const countsOf = ({ graduated, placed }: PlacementLine) => [graduated, placed].filter((count) => count > 0);

function logRatio(line: PlacementLine, others: readonly PlacementLine[]): number | undefined {
	if (line.salary === 0 || others.length < MIN_NEIGHBOURS) return undefined;
	const nearest = others
		.toSorted((a, b) => Math.abs(a.rank - line.rank) - Math.abs(b.rank - line.rank))
		.slice(0, NEIGHBOURS)
		.map(({ salary }) => salary)
		.sort((a, b) => a - b);
	return Math.log(line.salary / (nearest[Math.floor(nearest.length / 2)] ?? line.salary));
}

function salaryEvidence(ratios: readonly number[]): number {
	if (ratios.length === 0) return 0;
	const ratio = ratios.reduce((sum, value) => sum + value, 0) / ratios.length;
	return (ratio ** 2 - (ratio - Math.LN2) ** 2) / (2 * SPREAD ** 2);
}
