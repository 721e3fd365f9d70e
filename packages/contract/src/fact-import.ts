import * as z from "zod";
import { addedKind, type FactPart } from "./added-fact.ts";
import { CORRECTED_FIELDS, type CorrectedField, FACT_KINDS } from "./correction.ts";
import { ROW_TABLE_IDS, RowImport } from "./row-import.ts";
import { typedLine, withHttps } from "./typed.ts";

export type FactTable = {
	id: FactTableId;
	name: string;
	parts: readonly FactPart[];
	values: readonly { label: string; field: CorrectedField; parts?: Readonly<Record<string, string>> }[];
};

const SINGLE_KIND_TABLES = [
	...(["fee", "closing-rank", "placement", "seats", "rank"] as const),
	...(["alias", "ownership", "established", "affiliation", "category"] as const),
];
const CONTACTS = ["phone", "website", "address", "pin"] as const;
const FACT_TABLE_IDS = ["contacts", ...SINGLE_KIND_TABLES] as const;
export type FactTableId = (typeof FACT_TABLE_IDS)[number];
export const IMPORT_KINDS = [...FACT_TABLE_IDS, ...ROW_TABLE_IDS] as const;

export const FACT_TABLES: readonly FactTable[] = [
	...SINGLE_KIND_TABLES.map((field): FactTable => {
		const { parts, values } = addedKind(field) ?? { parts: [], values: [] };
		return { id: field, name: FACT_KINDS[field].name, parts, values: values.map((value) => ({ ...value, field })) };
	}),
	{
		...{ id: "contacts", name: "Contacts (phone, website, address, PIN)", parts: [] },
		values: CONTACTS.map((field) => ({ field, label: FACT_KINDS[field].name })),
	},
];

export const MAX_IMPORTED = 5_000;

const line = (most: number) => typedLine().min(1, "is required").max(most, `has at most ${most} characters`);

export const NamedDocument = z.strictObject({
	publisher: line(200),
	document: line(300),
	address: z
		.string()
		.overwrite(withHttps)
		.pipe(z.url({ protocol: /^https?$/, error: "has to be an address, as college.ac.in/fees.pdf" }).max(2_000))
		.optional(),
});

export const FactImport = z
	.strictObject({
		kind: z.enum(FACT_TABLE_IDS),
		file: line(200).describe("File name that the list of imports shows"),
		document: NamedDocument.optional().describe("The document; only a trial may lack one"),
		isTrial: z
			.boolean()
			.describe("Whether this is a trial: the reply says what each fact would change, and nothing is stored"),
		facts: z
			.array(
				z.strictObject({
					row: z.int().min(1).describe("Row number in the file"),
					college_id: line(100),
					field: z.enum(CORRECTED_FIELDS),
					fact: z.record(z.string(), typedLine()).optional().describe("Parts of the fact, as in a new fact"),
					value: typedLine().max(600),
				}),
			)
			.min(1)
			.max(MAX_IMPORTED, `has at most ${MAX_IMPORTED} facts`),
	})
	.refine(({ isTrial, document }) => isTrial || document !== undefined, { path: ["document"], error: "is required" });
export type FactImport = z.infer<typeof FactImport>;

export const TableImport = z.discriminatedUnion("kind", [FactImport, RowImport]);
export type TableImport = z.infer<typeof TableImport>;

export const ImportedFact = z.object({
	outcome: z.enum(["new", "changed", "same", "wrong"]),
	was: z.string().describe("The present value; empty if there is none"),
	waits: z.boolean().describe("Whether a second person has to approve it"),
	reason: z.string().optional().describe("Why the fact is refused"),
	says: z.string().optional().describe("For a whole row: what it would change, in words"),
});
export type ImportedFact = z.infer<typeof ImportedFact>;

/** `id` is the import's id, absent if nothing changed. The facts keep the order in which they were sent. */
export const FactImportResult = z.object({ id: z.int().optional(), facts: z.array(ImportedFact) });
export type FactImportResult = z.infer<typeof FactImportResult>;

export const NameMatchQuery = z.strictObject({
	names: z
		.array(
			z.strictObject({
				name: z.string().max(300),
				place: z.string().max(200).optional(),
				code: z.string().max(300).optional().describe("The AISHE code or another id that stands beside the name"),
			}),
		)
		.min(1)
		.max(100),
});

const MatchedCollege = z.object({ id: z.string(), name: z.string(), place: z.string().optional() });
export type MatchedCollege = z.infer<typeof MatchedCollege>;

export const NameMatch = z.object({
	is: z
		.enum(["certain", "exact", "unsure"])
		.describe(
			"`certain`: matched by id, address, a code that agrees with the name, or the only college of this name at this place. `exact`: the only one of this name. Otherwise a person chooses",
		),
	colleges: z.array(MatchedCollege),
});
export type NameMatch = z.infer<typeof NameMatch>;
