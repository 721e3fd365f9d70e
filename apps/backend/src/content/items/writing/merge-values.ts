import { isDeepStrictEqual } from "node:util";
import { isRecord } from "@uchit/text/is-record.ts";
import type { Item } from "#backend/content/items/types.ts";

type ThreeWay = { was: unknown; is: unknown; to: unknown };
type MergeResult = { value: unknown } | { clash: string };

/**
 * Merges an edit from `was` to `to` into fields that are now `is`: changes by others stay, and `clashes` names fields
 * that both changed differently. Objects are merged by key, lists of equal length entry by entry.
 */
export function mergeFields({ was, is, to }: { was: Item; is: Item; to: Item }): { values: Item; clashes: string[] } {
	const merged = Object.keys(to).map((name) => {
		const outcome = merge({ was: was[name] ?? null, is: is[name] ?? null, to: to[name] ?? null }, name);
		return [name, outcome] as const;
	});
	return {
		values: Object.fromEntries(merged.flatMap(([name, found]) => ("value" in found ? [[name, found.value]] : []))),
		clashes: merged.flatMap(([, found]) => ("clash" in found ? [found.clash] : [])),
	};
}

function merge(three: ThreeWay, path: string): MergeResult {
	const { was, is, to } = three;
	const plain = mergeWhole(three);
	if (plain !== undefined) return plain;
	if (Array.isArray(was) && Array.isArray(is) && Array.isArray(to)) return mergeLists({ was, is, to }, path);
	if (isRecord(was) && isRecord(is) && isRecord(to)) return mergeRecords({ was, is, to }, path);
	return { clash: path };
}

function mergeWhole({ was, is, to }: ThreeWay): { value: unknown } | undefined {
	if (isDeepStrictEqual(is, was)) return { value: to };
	if (isDeepStrictEqual(to, was) || isDeepStrictEqual(to, is)) return { value: is };
	return undefined;
}

/** Never merges within an entry: after a list was reordered, another entry is in its place. */
function mergeLists(lists: { was: unknown[]; is: unknown[]; to: unknown[] }, path: string): MergeResult {
	const { was, is, to } = lists;
	if (was.length !== is.length || was.length !== to.length) return { clash: path };
	const merged = was.map((entry, place) => mergeWhole({ was: entry, is: is[place], to: to[place] }));
	const clash = merged.indexOf(undefined);
	return clash === -1 ? { value: merged.map((each) => each?.value) } : { clash: `${path} ${clash + 1}` };
}

function mergeRecords({ was, is, to }: { was: Item; is: Item; to: Item }, path: string): MergeResult {
	const merged: Item = {};
	for (const name of new Set([...Object.keys(is), ...Object.keys(to)])) {
		const found = merge({ was: was[name], is: is[name], to: to[name] }, `${path} ${name}`);
		if ("clash" in found) return found;
		if (found.value !== undefined) merged[name] = found.value;
	}
	return { value: merged };
}
