import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { CountryRecord } from "@uchit/contract/country.ts";
import { ExamRecord } from "@uchit/contract/exam.ts";
import type * as z from "zod";
import { BadShippedContent, parseFile } from "./shipped.ts";

export type ShippedGuides = { exams: ExamRecord[]; countries: CountryRecord[] };

/** Reads the guides of the folder `content`: `exams/<slug>.json`, `countries/<slug>.json`. @throws BadShippedContent */
export function readGuides(folder: string): ShippedGuides {
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
		throw new BadShippedContent(`${path}: its slug is ${record.slug}, but its file is not`);
	});
}
