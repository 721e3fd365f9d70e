import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../", import.meta.url));

export type SourceFile = { path: string; text: string; lines: number };

/** Includes untracked files that git does not ignore. */
export function listSourceFiles(ending: RegExp): SourceFile[] {
	return listPaths(ending).map((path) => {
		const text = read(path);
		return { path, text, lines: text.split("\n").length - 1 };
	});
}

export function listPaths(ending: RegExp): string[] {
	const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
		cwd: ROOT,
		encoding: "utf8",
	});
	// A file that was just deleted is still in git's list.
	return [...new Set(listed.split("\n"))].filter((path) => ending.test(path) && existsSync(ROOT + path));
}

export function read(path: string): string {
	return readFileSync(ROOT + path, "utf8");
}

export function importsOf({ text }: SourceFile): string[] {
	return [...text.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm)].map(
		(match) => match[1] ?? match[2] ?? match[3] ?? "",
	);
}

export function valueImportsOf({ text }: SourceFile): string[] {
	return [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from "([^"]+)"/gm)].map(([, name = ""]) => name);
}

export function laterImportsOf({ text }: SourceFile): string[] {
	return [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, name = ""]) => name);
}
