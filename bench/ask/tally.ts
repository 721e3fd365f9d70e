import { printTable } from "#scripts/terminal/terminal.ts";

type Counts = { count: number; marks: Record<string, number> };

export function createTally() {
	const kinds = new Map<string, Counts>();
	return {
		add(names: readonly string[], marks: Readonly<Record<string, boolean>>): void {
			for (const name of [...names, "all"].filter((each) => each !== "")) {
				const counts = kinds.get(name) ?? { count: 0, marks: {} };
				counts.count += 1;
				for (const [mark, isTrue] of Object.entries(marks))
					counts.marks[mark] = (counts.marks[mark] ?? 0) + Number(isTrue);
				kinds.set(name, counts);
			}
		},
		print(): void {
			const rows = [...kinds].map(([kind, { count, marks }]) => {
				const shares = Object.entries(marks).map(([mark, right]) => [
					mark,
					`${right} (${((100 * right) / count).toFixed(1)} %)`,
				]);
				return [kind, { count, ...Object.fromEntries(shares) }] as const;
			});
			printTable(Object.fromEntries(rows));
		},
	};
}
