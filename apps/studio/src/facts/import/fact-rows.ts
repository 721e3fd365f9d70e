import type { FactPart } from "@uchit/contract/added-fact.ts";
import { FACT_KINDS, type FactKind } from "@uchit/contract/correction.ts";
import type { FactImport, FactTable, FactTableId, MatchedCollege } from "@uchit/contract/fact-import.ts";
import { isUnusual } from "@uchit/contract/plausible-fact.ts";
import type { RowTable } from "@uchit/contract/row-import.ts";
import { toCsv } from "@uchit/text/csv.ts";
import type { TableRow } from "@uchit/text/read-table.ts";
import type { Column, Mapping } from "./columns.ts";
import { type SentRow, toRow } from "./row-values.ts";

type SentFact = FactImport["facts"][number];
export type ImportTable = FactTable | RowTable;
export type ReadFactRow = TableRow & {
	facts: (SentFact | SentRow)[];
	isUnusual: boolean;
	fault?: string;
	called?: InstitutionName;
};
export type InstitutionName = { name: string; place: string; code?: string };

/** A college's id: C-38248, U-0456, X-E12. */
const COLLEGE_ID = /^[A-Z]{1,3}-\w*\d$/i;
const COLLEGE = "college";
const PLACE = "place";
const CODE = "code";
/** Prefix that marks a template's example row, which is skipped. */
const EXAMPLE = "Example: ";

const OTHER_HEADINGS: Readonly<Record<string, readonly string[]>> = {
	college: ["institute", "institution", "college name", "institute name", "name of the college", "name"],
	code: ["aishe", "aishe id", "college id", "institute id", "id"],
	place: ["city", "town", "district", "state", "location"],
	programme: ["course", "branch", "programme name", "program", "academic program name"],
	course: ["programme", "branch"],
	year: ["session", "academic year"],
	seat_type: ["category", "seat type"],
	...{
		fee: ["fees", "annual fee", "amount", "tuition fee"],
		seats: ["intake", "approved intake", "sanctioned intake"],
	},
	rank: ["nirf rank"],
	"closing-rank": ["closing rank", "closing", "cutoff rank"],
	...{
		phone: ["phone number", "mobile", "contact number", "telephone"],
		pin: ["pincode", "pin"],
		website: ["url", "site"],
	},
};

export function columnsOf(table: ImportTable): readonly Column[] {
	if ("columns" in table) return table.columns;
	const { parts, values } = table;
	return [
		{ id: COLLEGE, name: "College", isRequired: true, also: OTHER_HEADINGS.college },
		{ id: PLACE, name: "Place (town, district or state)", also: OTHER_HEADINGS.place },
		{ id: CODE, name: "AISHE code", also: OTHER_HEADINGS.code },
		...parts.map(({ name: id, label: name, isOptional }) => ({
			id,
			name,
			isRequired: isOptional !== true,
			also: OTHER_HEADINGS[id],
		})),
		...values.map(({ label: name, field }, place) => ({
			id: valueId(place),
			name,
			also: [...(values.length === 1 ? [field] : []), ...(OTHER_HEADINGS[field] ?? [])],
			isRequired: values.length === 1,
		})),
	];
}

/** So the columns of the values themselves begin. */
export const VALUE_PREFIX = "value-";

function valueId(place: number): string {
	return `${VALUE_PREFIX}${place}`;
}

type Reading<Table = ImportTable> = {
	table: Table;
	mapping: Mapping;
	same: Readonly<Record<string, string>>;
	counsellings: readonly { id: string; name: string }[];
	colleges: ReadonlyMap<string, MatchedCollege>;
};

export function whatIsMissing({
	table,
	mapping,
	same,
}: Omit<Reading, "colleges" | "counsellings">): string | undefined {
	const isThere = (id: string) => (mapping[id] ?? "") !== "" || (same[id] ?? "").trim() !== "";
	const missing = columnsOf(table).filter(({ id, isRequired }) => isRequired === true && !isThere(id));
	if (missing.length > 0) return `Say which column this is: ${missing.map(({ name }) => name).join("; ")}.`;
	if ("columns" in table || table.values.some((_, place) => isThere(valueId(place)))) return undefined;
	return `Say which column one of these is: ${table.values.map(({ label }) => label).join("; ")}.`;
}

export function readFactRows(rows: readonly TableRow[], reading: Reading): ReadFactRow[] {
	const { table, mapping } = reading;
	const cellOf = ({ cells }: TableRow, id: string) => (cells[mapping[id] ?? ""] ?? "").trim();
	const [first] = columnsOf(table);
	return rows
		.filter((row) => !cellOf(row, first?.id ?? "").startsWith(EXAMPLE.trim()))
		.map((row) => {
			const formula = columnsOf(table)
				.map(({ id }) => cellOf(row, id))
				.find((cell) => cell.startsWith("="));
			const fault = `“${formula}” is a formula, not what it comes to: paste the values alone, then save the file again.`;
			if (formula !== undefined) return { ...row, facts: [], isUnusual: false, fault };
			if ("columns" in table) return { ...row, facts: [toRow(row, { table, mapping })], isUnusual: false };
			return readRow(row, { ...reading, table }, (id) => cellOf(row, id));
		});
}

function readRow(
	row: TableRow,
	{ table, same, colleges, counsellings }: Reading<FactTable>,
	cellOf: (id: string) => string,
): ReadFactRow {
	const blank = { ...row, facts: [], isUnusual: false };
	const code = cellOf(CODE);
	const called = { name: cellOf(COLLEGE), place: cellOf(PLACE), ...(code !== "" && { code }) };
	if (called.name === "") return { ...blank, fault: "It names no college." };
	const entries = table.parts.flatMap((part): [string, string][] => {
		const written = cellOf(part.name) || (same[part.name] ?? "").trim();
		return written === "" ? [] : [[part.name, toPart(part, written, counsellings)]];
	});
	const value = table.values.flatMap(({ field, parts }, place) => {
		const written = cellOf(valueId(place));
		if (written === "") return [];
		const fact = table.parts.length === 0 ? undefined : { ...Object.fromEntries(entries), ...parts };
		return [{ row: row.line, field, value: toValue(FACT_KINDS[field], written), ...(fact && { fact }) }];
	});
	if (value.length === 0)
		return { ...blank, called, fault: `It has no value: ${table.values.map(({ label }) => label).join(", ")}.` };
	const college = colleges.get(keyOfInstitutionName(called));
	if (college === undefined) {
		const fault = COLLEGE_ID.test(called.name)
			? `No college has the id “${called.name}”.`
			: "Choose above which college this is.";
		return { ...blank, called, fault };
	}
	const facts = value.map((each) => ({ ...each, college_id: college.id }));
	return { ...row, called, facts, isUnusual: facts.some(({ fact, ...each }) => isUnusual({ ...each, fact })) };
}

export function keyOfInstitutionName({ name, place, code = "" }: InstitutionName): string {
	return [name, place, code].join("\n").toLowerCase();
}

/** Accepts the counselling's name, or its body's name if that body has only one counselling. */
function toPart({ kind }: FactPart, written: string, counsellings: Reading["counsellings"]): string {
	if (kind !== "counselling") return written;
	const text = written.toLowerCase();
	const exact = counsellings.find(({ id, name }) => [id, name].some((each) => each.toLowerCase() === text));
	const ofBody = counsellings.filter(({ name }) => name.toLowerCase().startsWith(`${text}:`));
	return exact?.id ?? (ofBody.length === 1 ? ofBody[0]?.id : undefined) ?? written;
}

function toValue({ choices }: FactKind, written: string): string {
	return choices?.find(({ name }) => name.toLowerCase() === written.toLowerCase())?.id ?? written;
}

const EXAMPLES: Readonly<Record<string, string>> = {
	programme: "B.Tech Computer Science",
	course: "Computer Science and Engineering",
	year: "2025",
	round: "6",
	counselling: "JoSAA: JEE Main",
	quota: "AI",
	seat_type: "OPEN",
	gender: "Gender-Neutral",
	cohort: "2021",
	printed_name: "The college, as the list prints it",
};
const VALUES: Partial<Record<FactTableId, readonly string[]>> = {
	fee: ["125000"],
	seats: ["60"],
	placement: ["650000", "87", "110"],
	rank: ["42"],
	"closing-rank": ["18412"],
	...{
		contacts: ["0832 249 0894", "https://college.example", "Farmagudi, Ponda, Goa", "403401"],
		alias: ["ECE Ponda"],
	},
	established: ["1962"],
	affiliation: ["Goa University"],
	ownership: ["Private"],
	category: ["Engineering"],
};

export function templateOf(table: ImportTable): string {
	const names = columnsOf(table).map(({ name }) => name);
	if ("columns" in table) {
		const [first = "", ...others] = table.columns.map(({ example = "" }) => example);
		return toCsv([names, [`${EXAMPLE}${first}`, ...others]]);
	}
	const parts = table.parts.map(({ name, kind, choices }) =>
		kind === "choice" ? (choices?.[0]?.name ?? "") : (EXAMPLES[name] ?? ""),
	);
	const example = [
		`${EXAMPLE}Example College of Engineering`,
		"Ponda, Goa",
		"C-00000",
		...parts,
		...(VALUES[table.id] ?? []),
	];
	return toCsv([names, example]);
}

export function toFaultFile(rows: readonly { cells: TableRow["cells"]; reason: string }[]): string {
	const headings = Object.keys(rows[0]?.cells ?? {});
	return toCsv([
		[...headings, "What is wrong"],
		...rows.map(({ cells, reason }) => [...headings.map((each) => cells[each]), reason]),
	]);
}
