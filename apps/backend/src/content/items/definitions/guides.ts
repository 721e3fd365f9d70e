import { CountryRecord } from "@uchit/contract/country.schema.ts";
import { ExamRecord } from "@uchit/contract/exam.schema.ts";
import * as z from "zod";
import { type Definition, defineCollection } from "#backend/content/items/collection.ts";
import { BY_THE_SYSTEM, inLanguage, PEOPLE } from "#backend/content/items/definitions/editorial.ts";
import { toColumnName } from "#backend/db/column-names.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { exams } from "#backend/db/schema/content/exam.ts";

const examsDefinition: Definition = {
	name: "exams",
	table: exams,
	key: "id",
	isShown: true,
	relations: { ...PEOPLE, source_id: "sources" },
	readOnly: ["id", ...BY_THE_SYSTEM],
	revised: "all",
	shapes: shapesOf(ExamRecord.shape),
	path: (slug, language) => inLanguage(`/exams/${slug}`, language),
};

const countriesDefinition: Definition = {
	name: "countries",
	table: countries,
	key: "id",
	isShown: true,
	relations: { ...PEOPLE, source_id: "sources" },
	readOnly: ["id", ...BY_THE_SYSTEM],
	revised: "all",
	shapes: shapesOf(CountryRecord.shape),
	path: (slug, language) => inLanguage(`/study-abroad/${slug}`, language),
};

/** Entrance exams and countries to study in: what an editor writes of them is what the site's own pages can read. */
export const GUIDES = [defineCollection(examsDefinition), defineCollection(countriesDefinition)];

/** The contract's schema of each part, by the column that holds it. */
function shapesOf(shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
	return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [toColumnName(name), explained(schema)]));
}

/** The parts lie deep in each other: a fault says where it lies, and every fault is named at once. */
function explained(schema: z.ZodType): z.ZodType {
	return z.unknown().transform((value, context) => {
		const result = schema.safeParse(value);
		if (result.success) return result.data;
		const reasons = result.error.issues.map(({ path, message }) =>
			path.length === 0 ? message : `at ${z.core.toDotPath(path)}: ${message}`,
		);
		context.addIssue({ code: "custom", message: `does not fit (${reasons.join("; ")})` });
		return z.NEVER;
	});
}
