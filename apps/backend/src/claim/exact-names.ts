import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { Names } from "#backend/search/question/names.ts";
import { toClaimWords } from "./phrases/words.ts";

export function listByExactName(name: string, index: CollegeIndex, names: Names): readonly number[] {
	const called = names.called(name);
	const own = called.filter((number) => toClaimWords(index.colleges[number]?.name ?? "").trim() === name);
	if (own.length > 0) return own;
	return [...new Set([...called, ...listBeginning(index, name)])];
}

function listBeginning(index: CollegeIndex, words: string): readonly number[] {
	const known = beginnings.get(index) ?? readBeginnings(index);
	beginnings.set(index, known);
	return known.get(words) ?? [];
}

const beginnings = new WeakMap<CollegeIndex, ReadonlyMap<string, readonly number[]>>();

function readBeginnings({ colleges }: CollegeIndex): ReadonlyMap<string, readonly number[]> {
	const found = new Map<string, number[]>();
	for (const [number, { name }] of colleges.entries()) {
		for (let at = name.indexOf(","); ; at = name.indexOf(",", at + 1)) {
			const begin = (at === -1 ? name : name.slice(0, at)).toLowerCase();
			const same = found.get(begin);
			if (same === undefined) found.set(begin, [number]);
			else same.push(number);
			if (at === -1) break;
		}
	}
	return found;
}
