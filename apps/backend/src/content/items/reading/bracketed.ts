import { ContentError } from "#backend/content/errors.ts";

export type RawQuery = Record<string, unknown>;

const DEEPEST = 12;
const MAX_PARTS = 2_000;
/** These names would change an object's prototype instead of its values. */
const FORBIDDEN_NAMES = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads `filter[status][_eq]=draft`, `fields[]=a` and `sort=a`, as Directus's clients send them. Objects with only
 * numbers as names become lists.
 */
export function readBracketed(flat: Record<string, unknown>): RawQuery {
	const tree = new Map<string, unknown>();
	let parts = 0;
	for (const [name, value] of Object.entries(flat)) {
		const path = pathOf(name);
		parts += path.length;
		if (parts > MAX_PARTS) throw new ContentError("INVALID_QUERY", "Invalid query. It has too many parts.");
		put(tree, path, value);
	}
	return Object.fromEntries([...tree].map(([name, value]) => [name, settle(value)]));
}

/** `filter[_and][0][id][_in][]` → filter, _and, 0, id, _in, "". */
function pathOf(name: string): string[] {
	const open = name.indexOf("[");
	if (open <= 0 || !name.endsWith("]")) return [name];
	const path = [name.slice(0, open), ...name.slice(open + 1, -1).split("][")];
	if (path.length > DEEPEST) throw new ContentError("INVALID_QUERY", "Invalid query. It is nested too deeply.");
	if (path.some((part) => FORBIDDEN_NAMES.has(part))) throw new ContentError("INVALID_QUERY");
	return path;
}

function put(tree: Map<string, unknown>, [name = "", ...rest]: string[], value: unknown): void {
	const before = tree.get(name);
	if (rest.length === 0) {
		// `fields[]=a&fields[]=b` and `fields=a&fields=b` arrive as a list already.
		if (name === "" && Array.isArray(value)) for (const [index, each] of value.entries()) tree.set(String(index), each);
		else tree.set(name === "" ? String(tree.size) : name, value);
		return;
	}
	const inner: Map<string, unknown> = before instanceof Map ? before : new Map();
	tree.set(name, inner);
	put(inner, rest, value);
}

function settle(value: unknown): unknown {
	if (!(value instanceof Map)) return value;
	const names = [...value.keys()];
	const isList = names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name));
	if (isList) return names.toSorted((one, other) => Number(one) - Number(other)).map((name) => settle(value.get(name)));
	return Object.fromEntries(names.map((name) => [name, settle(value.get(name))]));
}
