import type { DrawnClaim } from "./draw-claims.ts";

const LISTS: Readonly<Record<string, string>> = { "state-public-university": "State Public Universities" };
const POOLS: Readonly<Record<string, string>> = {
	"all-india": "all India",
	"home-state": "home state",
	"other-state": "other state",
};
const indian = new Intl.NumberFormat("en-IN");

/** A drawn claim as an advertisement says it; `way` chooses among several. */
export function sayClaim({ kind, college, figure, words }: DrawnClaim, way: number): string {
	const { list = "", year = "", report, level = "", programme, seatType, pool = "", gender = "", round } = words;
	const named = LISTS[list] ?? `${list.slice(0, 1).toUpperCase()}${list.slice(1)}`;
	const ways: Readonly<Record<string, () => string[]>> = {
		rank: () => [
			`${college}: NIRF rank ${figure} in ${named} ${year}`,
			`${college} ranked ${figure} by NIRF ${year} (${named})`,
			`${college} NIRF ${year} ${named} में ${figure} स्थान पर`,
		],
		median: () => {
			const [stage = "", years = ""] = level.split("-");
			const school = `${year}-${String(Number(year) + 1).slice(2)}`;
			const of = `${stage.toUpperCase()} ${years} years, ${school} batch, NIRF ${named} ${report}`;
			const rupees = `Rs ${indian.format(Number(figure))}`;
			return [`${college}: median salary ${rupees} (${of})`, `${college} median package ${rupees}, ${of}`];
		},
		cutoff: () => {
			const seat = `${seatType}, ${POOLS[pool]}, ${gender.replace(/ \(.*/, "")}`;
			const rank = indian.format(Number(figure));
			return [`${college} ${programme}: closing rank ${rank}, ${seat}, round ${round} of JoSAA ${year}`];
		},
		seats: () => [`${college}: ${figure} seats in ${words.course} (${level}), ${words.authority} ${year}`],
		founded: () => [
			`${college}, established in ${figure}`,
			`Estd. ${figure}: ${college}`,
			`${college} की स्थापना ${figure} में हुई`,
		],
		recognition: () => [
			`${college} is approved by ${figure}`,
			`${college} ${figure} approved`,
			`${college} ${figure} से मान्यता प्राप्त`,
		],
	};
	const said = ways[kind]?.() ?? [];
	return said[way % said.length] ?? "";
}
