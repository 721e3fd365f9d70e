import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const TEST_FILE = /\.(test|e2e)\.tsx?$/;

export function hashFiles(patterns: readonly string[], cwd = "."): string {
	const root = resolve(cwd);
	const files = globSync([...patterns], { cwd: root, withFileTypes: true })
		.filter((entry) => entry.isFile() && !TEST_FILE.test(entry.name))
		.map((entry) => relative(root, join(entry.parentPath, entry.name)));
	const hash = createHash("sha256");
	for (const file of new Set(files.toSorted()))
		hash
			.update(`${file}\0`)
			.update(readFileSync(join(root, file)))
			.update("\0");
	return hash.digest("hex").slice(0, 16);
}
