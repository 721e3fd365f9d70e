import { isFieldWord, type Word } from "#pipeline/aicte/words.ts";

export type Alignment = {
	matched: Word[];
	respelt: number;
	missing: Word[];
	extra: Word[];
};

export function alignWords(first: readonly Word[], second: readonly Word[]): Alignment {
	let missing = distinct(first);
	let extra = distinct(second);
	const matched: Word[] = [];
	let respelt = 0;
	const pairUp = (agree: (a: Word, b: Word) => boolean, cost: number) => {
		for (const word of missing) {
			const partner = extra.find((other) => agree(word, other));
			if (partner === undefined) continue;
			matched.push(word);
			respelt += cost;
			extra = extra.filter((other) => other !== partner);
		}
		missing = missing.filter((word) => !matched.includes(word));
	};
	pairUp((a, b) => a.text === b.text, 0);
	if (missing.length === 0 || extra.length === 0) return { matched, respelt, missing, extra };
	pairUp((a, b) => a.fold === b.fold && a.fold.length > 2, 1);
	for (const joined of joinedWords(missing, extra)) {
		matched.push(...joined.missing);
		respelt += 1;
		missing = missing.filter((word) => !joined.missing.includes(word));
		extra = extra.filter((word) => !joined.extra.includes(word));
	}
	pairUp((a, b) => !(isFieldWord(a) && isFieldWord(b)) && isNear(a.text, b.text), 1);
	return { matched, respelt, missing, extra };
}

function distinct(words: readonly Word[]): Word[] {
	return [...new Map(words.map((word) => [word.text, word])).values()];
}

function joinedWords(missing: readonly Word[], extra: readonly Word[]): { missing: Word[]; extra: Word[] }[] {
	const whole = (words: readonly Word[], pairs: readonly Word[]) =>
		words.flatMap((word) =>
			pairs.flatMap((left, index) => {
				const right = pairs[index + 1];
				return right !== undefined && left.text + right.text === word.text ? [{ word, pair: [left, right] }] : [];
			}),
		);
	const [apart] = whole(missing, extra);
	if (apart !== undefined) return [{ missing: [apart.word], extra: apart.pair }];
	const [together] = whole(extra, missing);
	return together === undefined ? [] : [{ missing: together.pair, extra: [together.word] }];
}

/** One letter apart, or two swapped, from five letters on; two from nine on. The first letters must agree. */
export function isNear(a: string, b: string): boolean {
	const shorter = Math.min(a.length, b.length);
	if (shorter < 5 || a[0] !== b[0]) return false;
	if (a.length === b.length && [...a].sort().join("") === [...b].sort().join("")) return true;
	const allowed = shorter < 9 ? 1 : 2;
	return Math.abs(a.length - b.length) <= allowed && editDistance(a, b) <= allowed;
}

function editDistance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
