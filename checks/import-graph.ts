import { dirname, join, normalize } from "node:path";
import { importsOf, type SourceFile } from "./source-tree.ts";

const ROOTS: readonly (readonly [prefix: string, folder: string])[] = [
	["#app/", "apps/web/app/"],
	["#server/", "apps/web/server/"],
	["#backend/", "apps/backend/src/"],
	["#studio/", "apps/studio/src/"],
	["#pipeline/", "pipeline/src/"],
	["#scripts/", "scripts/"],
	["#bench/", "bench/"],
	["#fakes/", "packages/fakes/src/"],
];

const FOLDERS: ReadonlyMap<string | undefined, string> = new Map([
	["backend", "apps/backend"],
	["pipeline", "pipeline"],
]);

function resolveImport(from: string, name: string): string | undefined {
	const path = name.replace(/\?.*$/, "");
	if (path.startsWith(".")) return normalize(join(dirname(from), path));
	const ours = /^@uchit\/([a-z-]+)\/(.+)$/.exec(path);
	if (ours) return `${FOLDERS.get(ours[1]) ?? `packages/${ours[1]}`}/src/${ours[2]}`;
	const root = ROOTS.find(([prefix]) => path.startsWith(prefix));
	return root && root[1] + path.slice(root[0].length);
}

export function importGraph(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
	const known = new Set(files.map(({ path }) => path));
	return new Map(
		files.map((file) => {
			const targets = importsOf(file).map((name) => resolveImport(file.path, name));
			return [file.path, [...new Set(targets)].filter((path) => path !== undefined).filter((path) => known.has(path))];
		}),
	);
}

/** Import cycles, by Tarjan's algorithm. */
export function findRings(graph: ReadonlyMap<string, readonly string[]>): string[][] {
	const order = new Map<string, number>();
	const path: string[] = [];
	const onPath = new Set<string>();
	const rings: string[][] = [];
	for (const file of graph.keys()) if (!order.has(file)) visit(file);
	return rings;

	function visit(file: string): number {
		let low = order.size;
		order.set(file, low);
		path.push(file);
		onPath.add(file);
		for (const next of graph.get(file) ?? []) {
			if (!order.has(next)) low = Math.min(low, visit(next));
			else if (onPath.has(next)) low = Math.min(low, order.get(next) ?? low);
		}
		if (low === order.get(file)) {
			const ring = path.splice(path.lastIndexOf(file));
			for (const member of ring) onPath.delete(member);
			if (ring.length > 1) rings.push(ring.toSorted());
		}
		return low;
	}
}
