import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { sourcesDir } from "#pipeline/source-files.ts";

export const NEXT_YEAR = 2026;

export function useNextYear(): void {
	const published = process.env.SOURCES_DIR;
	const copy = mkdtempSync(join(tmpdir(), "uchit-sources-"));
	addYear(copy);
	process.env.SOURCES_DIR = copy;
	afterAll(() => {
		if (published === undefined) delete process.env.SOURCES_DIR;
		else process.env.SOURCES_DIR = published;
		rmSync(copy, { recursive: true });
	});
}

function addYear(folder: string): void {
	cpSync(sourcesDir(), folder, { recursive: true });
	const nirf = join(folder, "nirf/2017_2025_overall");
	writeFileSync(join(nirf, `${NEXT_YEAR}_overall.csv`), readFileSync(join(nirf, "2025_overall.csv")));
	const source = `nirf-${NEXT_YEAR},document,NIRF,India Rankings ${NEXT_YEAR},,${NEXT_YEAR},,,\n`;
	appendFileSync(join(folder, "sources.csv"), source);
}
