import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { SOURCES_DIR } from "#pipeline/source-files.ts";

const CODE_DIR = fileURLToPath(new URL("../", import.meta.url));

/** A hash over every source file and the pipeline's own code: the same hash means that a load would change nothing. */
export function hashInputs(): string {
	const hash = createHash("sha256");
	for (const dir of [SOURCES_DIR, CODE_DIR]) {
		for (const file of listFiles(dir))
			hash.update(relative(dir, file)).update("\0").update(readFileSync(file)).update("\0");
	}
	return hash.digest("hex");
}

function listFiles(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".md") && !entry.name.includes(".test."))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
