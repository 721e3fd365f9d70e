import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { Names } from "#backend/search/question/names.ts";
import { toClaimWords } from "./phrases/words.ts";

export function listByExactName(name: string, index: CollegeIndex, names: Names): readonly number[] {
	const called = names.called(name);
	const exact = called.filter((number) => toClaimWords(index.colleges[number]?.name ?? "").trim() === name);
	if (exact.length > 0) return exact;
	return [...new Set([...called, ...listBeginning(index, name)])];
}

function listBeginning(index: CollegeIndex, words: string): readonly number[] {
	const known = beginnings.get(index) ?? readBeginnings(index);
	beginnings.set(index, known);
	return known.get(words) ?? [];
}

const beginnings = new WeakMap<CollegeIndex, ReadonlyMap<string, readonly number[]>>();

function readBeginnings({ colleges }: CollegeIndex): ReadonlyMap<string, readonly number[]> {
	const byBeginning = new Map<string, number[]>();
	for (const [number, { name }] of colleges.entries()) {
		for (let comma = name.indexOf(","); ; comma = name.indexOf(",", comma + 1)) {
			const begin = (comma === -1 ? name : name.slice(0, comma)).toLowerCase();
			const same = byBeginning.get(begin);
			if (same === undefined) byBeginning.set(begin, [number]);
			else same.push(number);
			if (comma === -1) break;
		}
	}
	return byBeginning;
}
