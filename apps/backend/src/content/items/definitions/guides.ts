import { CountryRecord } from "@uchit/contract/country.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import * as z from "zod";
import { ContentErrors, invalidField } from "#backend/content/errors.ts";
import { type Definition, defineCollection } from "#backend/content/items/collection.ts";
import { inLanguage, PEOPLE, SYSTEM_FIELDS } from "#backend/content/items/definitions/editorial.ts";
import type { Change, WriteContext } from "#backend/content/items/types.ts";
import { toColumnName } from "#backend/db/column-names.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { exams } from "#backend/db/schema/content/exam.ts";

const examsDefinition: Definition = {
	name: "exams",
	table: exams,
	key: "id",
	isShown: true,
	relations: { ...PEOPLE, source_id: "sources" },
	readOnly: ["id", ...SYSTEM_FIELDS],
	revised: "all",
	shapes: shapesOf(ExamRecord.shape),
	path: (slug, language) => inLanguage(`/exams/${slug}`, language),
	apply: requireComplete,
};

const countriesDefinition: Definition = {
	name: "countries",
	table: countries,
	key: "id",
	isShown: true,
	relations: { ...PEOPLE, source_id: "sources" },
	readOnly: ["id", ...SYSTEM_FIELDS],
	revised: "all",
	shapes: shapesOf(CountryRecord.shape),
	path: (slug, language) => inLanguage(`/study-abroad/${slug}`, language),
};

export const GUIDES = [defineCollection(examsDefinition), defineCollection(countriesDefinition)];

/** Fields that a draft may leave empty, but readers need. */
const REQUIRED_TO_PUBLISH = ["short_name", "summary", "scope", "lifecycle", "source_id", "written_on"];

/** Refuses to publish, now or at a set time, an exam that lacks what its page needs. */
async function requireComplete(_writing: WriteContext, { after }: Change): Promise<void> {
	if (after.status !== "published" && after.publish_at === null) return;
	const reason = "is required before it is published";
	const faults = REQUIRED_TO_PUBLISH.filter((field) => after[field] === null).map((field) =>
		invalidField({ collection: "exams", field, reason }),
	);
	if (faults.length > 0) throw new ContentErrors(faults);
}

function shapesOf(shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
	return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [toColumnName(name), explained(schema)]));
}

/** The parts are nested: each error gives its place, and all errors are reported at once. */
function explained(schema: z.ZodType): z.ZodType {
	return z.unknown().transform((value, context) => {
		const result = schema.safeParse(value);
		if (result.success) return result.data;
		const faults = result.error.issues.flatMap(faultsIn);
		const reasons = faults.map(({ path, reason }) =>
			path.length === 0 ? reason : `at ${z.core.toDotPath(path)}: ${reason}`,
		);
		context.addIssue({ code: "custom", message: `does not fit (${reasons.join("; ")})`, params: { at: faults } });
		return z.NEVER;
	});
}

export function faultsIn(issue: z.core.$ZodIssue): { path: PropertyKey[]; reason: string }[] {
	const options = issue.code === "invalid_union" ? issue.errors : [];
	const nested = options.find((issues) => issues.some(({ path }) => path.length > 0));
	if (nested === undefined) return [{ path: issue.path, reason: reasonOf(issue) }];
	return nested.flatMap(faultsIn).map(({ path, reason }) => ({ path: [...issue.path, ...path], reason }));
}

function reasonOf(issue: z.core.$ZodIssue): string {
	if (issue.code === "invalid_type") return issue.input === undefined ? "is missing" : `has to be a ${issue.expected}`;
	if (issue.code === "too_small")
		return `has to be ${issue.origin === "number" ? "" : "as long as "}${issue.minimum} or more`;
	if (issue.code === "too_big")
		return `has to be ${issue.origin === "number" ? "" : "as long as "}${issue.maximum} or less`;
	if (issue.code === "invalid_value") return `has to be one of ${issue.values.join(", ")}`;
	if (issue.code === "invalid_format") {
		return issue.format === "url" ? "has to be an address (https://…)" : "is not written as it has to be";
	}
	if (issue.code === "invalid_union" && issue.errors.length === 0) return "has to be chosen";
	if (issue.code === "unrecognized_keys") return `has something that there is not: ${issue.keys.join(", ")}`;
	return issue.message;
}
