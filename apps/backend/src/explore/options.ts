import { type ExploreQuery, type ExploreResult, exploreColumns } from "@uchit/contract/explore.ts";
import { hindiStateName } from "@uchit/contract/state-names.ts";
import { type Combination, choiceColumns } from "./queries/explore.ts";

/** The values of each column that some row has under the other choices; years newest first. */
export function listOptions(
	query: ExploreQuery,
	combinations: readonly Combination[],
	stateNames: ReadonlyMap<string, string>,
): ExploreResult["columns"] {
	const columns = choiceColumns(query.table);
	const counts = countUnderOthers(
		columns.map((column) => query[column]),
		combinations,
	);
	return exploreColumns(query.table).map((name) => {
		const found = counts[columns.indexOf(name)] ?? new Map<string, number>();
		const options = [...found].map(([value, count]) => ({
			value,
			count,
			selected: query[name] === value,
			...(name === "state"
				? { label: stateNames.get(value) ?? value, labelHi: hindiStateName(value) }
				: { label: value }),
		}));
		return { name, options: options.toSorted((a, b) => compare(a.label, b.label)) };
	});
}

/** A combination that fails only one choice counts for that column alone. */
function countUnderOthers(
	chosen: readonly (string | undefined)[],
	combinations: readonly Combination[],
): Map<string, number>[] {
	const counts = chosen.map(() => new Map<string, number>());
	const add = (at: number, value = "", count = 0) => {
		if (value !== "") counts[at]?.set(value, (counts[at].get(value) ?? 0) + count);
	};
	for (const { values, count } of combinations) {
		const wrong = values.flatMap((value, at) => (chosen[at] === undefined || chosen[at] === value ? [] : at));
		const [only, other] = wrong;
		if (only === undefined) for (const [at, value] of values.entries()) add(at, value, count);
		else if (other === undefined) add(only, values[only], count);
	}
	return counts;
}

const YEAR = /^\d{4}$/;

function compare(a: string, b: string): number {
	return YEAR.test(a) && YEAR.test(b) ? Number(b) - Number(a) : a.localeCompare(b, "en");
}
