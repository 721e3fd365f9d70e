import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";

/** Runtime imports: `from "…"`, `import "…"` and `import("…")`, without type imports. */
const IMPORTS = /^(?:import|export)\s(?!type\s)[^;]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;
const OWN_IMPORT = /^(?:\.{1,2}\/|#|@uchit\/)/;

export function listImported(programs: readonly string[], cwd = "."): string[] {
	const root = resolve(cwd);
	const found = new Set<string>();
	const waiting = programs.map((program) => join(root, program));
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (found.has(file)) continue;
		found.add(file);
		const { resolve: find } = createRequire(file);
		waiting.push(...importsOf(readFileSync(file, "utf8")).map((name) => find(name)));
	}
	return [...found].map((file) => relative(root, file)).toSorted();
}

function importsOf(code: string): string[] {
	return [...code.matchAll(IMPORTS)]
		.map(([, from, alone, later]) => from ?? alone ?? later ?? "")
		.filter((name) => OWN_IMPORT.test(name));
}
