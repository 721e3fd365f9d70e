import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { CountryRecord } from "@uchit/contract/country.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import type * as z from "zod";
import { BadSeedContent, parseFile } from "./read-seed-content.ts";

export type SeedGuides = { exams: ExamRecord[]; countries: CountryRecord[] };

/** Reads the guides of the folder `content`: `exams/<slug>.json`, `countries/<slug>.json`. @throws BadSeedContent */
export function readGuides(folder: string): SeedGuides {
	return {
		exams: readRecords(join(folder, "exams"), ExamRecord),
		countries: readRecords(join(folder, "countries"), CountryRecord),
	};
}

function readRecords<Schema extends z.ZodType<{ slug: string }>>(folder: string, schema: Schema): z.output<Schema>[] {
	if (!existsSync(folder)) return [];
	const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
	return files.sort().map((name) => {
		const path = join(folder, name);
		const record = parseFile(path, schema);
		if (record.slug === basename(name, ".json")) return record;
		throw new BadSeedContent(`${path}: its slug is ${record.slug}, but its file is not`);
	});
}
