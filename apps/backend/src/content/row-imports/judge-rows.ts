import { isDeepStrictEqual } from "node:util";
import { ExamEvent } from "@uchit/contract/exam-event.ts";
import {
	ImportedEvent,
	type ImportedRow,
	ImportedScholarship,
	ROW_TABLES,
	type RowColumn,
	type RowImport,
} from "@uchit/contract/row-import.ts";
import type * as z from "zod";
import { faultsIn } from "#backend/content/items/definitions/guides.ts";
import type { Queryable } from "#backend/db/client.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { readSchemesAt } from "#backend/scholarship/queries/imports.ts";
import { listExamsWithEvents, listStateNames } from "./queries/known-rows.ts";

type Values = Readonly<Record<string, unknown>>;
/** `key` identifies a row within its file; a row without one is wrong, and `says` gives the reason. */
type Judged = { key: string; was?: Values | undefined; row: ImportedRow };
export type JudgedRow = { outcome: "new" | "changed" | "same" | "wrong"; says: string; row?: ImportedRow };
type Judge = (values: Values) => Judged;

class WrongRow extends Error {
	override name = "WrongRow";
}

export async function judgeRows(tx: Queryable, sent: RowImport): Promise<JudgedRow[]> {
	const judge = sent.kind === "event" ? await createEventJudge(tx, sent) : await createSchemeJudge(tx, sent);
	const rows = new Map<string, { at: number; value: unknown }>();
	return sent.rows.map(({ row: at, values }): JudgedRow => {
		try {
			const { key, was, row } = judge(values);
			const before = rows.get(key);
			if (before !== undefined) {
				const isSame = isDeepStrictEqual(before.value, row.value);
				throw new WrongRow(
					isSame
						? `It says what row ${before.at} says already.`
						: `It is about what row ${before.at} is about, and says something else: only one of them can be right.`,
				);
			}
			rows.set(key, { at, value: row.value });
			if (was === undefined) return { outcome: "new", says: row.says, row };
			const says = differencesOf(sent.kind, was, row.value);
			return { outcome: says === "" ? "same" : "changed", says, row: { ...row, says } };
		} catch (error) {
			if (!(error instanceof WrongRow)) throw error;
			return { outcome: "wrong", says: error.message };
		}
	});
}

/**
 * Two dates of an exam are the same by kind, year and name; the date keeps its key, by which calendars recognise it.
 */
async function createEventJudge(tx: Queryable, { document }: RowImport): Promise<Judge> {
	const known = await listExamsWithEvents(tx);
	const receipt = { ...document, date: dayInIndia(new Date()) };
	const find = (called: string) => {
		const plainName = plain(called);
		const namesOf = (exam: (typeof known)[number]) => [exam.slug, exam.short_name, exam.name, ...exam.other_names];
		const [only, ...others] = known.filter((exam) => namesOf(exam).some((name) => plain(name) === plainName));
		if (only !== undefined && others.length === 0) return only;
		const near = known.filter((exam) => namesOf(exam).some((name) => plain(name).includes(plainName)));
		const nearNames = near.slice(0, 3).map((exam) => exam.short_name);
		throw new WrongRow(
			nearNames.length === 0
				? `There is no exam “${called}” here.`
				: `Which exam is “${called}”: ${nearNames.join(", ")}?`,
		);
	};
	return (values) => {
		const { exam: called, ...event } = readRow(ImportedEvent, "event", values);
		const exam = find(called);
		const storedEvents = exam.events ?? [];
		const same = storedEvents.find(
			({ kind, cycle, name: which }) =>
				kind === event.kind && cycle === event.cycle && plain(which ?? "") === plain(event.name ?? ""),
		);
		const made = [event.cycle, plain(event.name ?? "").replaceAll(" ", "-"), event.kind].filter((part) => part !== "");
		const key = same?.key ?? made.join("-");
		if (same === undefined && storedEvents.some((each) => each.key === key))
			throw new WrongRow("The exam has another date of this name: write it as the exam's form has it.");
		const { name: _, ...dates } = event;
		const which = { name: same?.name ?? event.name, nameHi: same?.nameHi };
		const named = { receipt: isFromDocument(same?.receipt, document) ? same?.receipt : receipt };
		const value = readRow(ExamEvent, "event", omitUndefined({ key, ...dates, ...which, ...named }));
		const says = `new: ${value.status}, ${[value.starts, value.ends].filter((day) => day !== undefined).join(" to ")}`;
		const row = { name: `${exam.short_name}: ${key}`, says, value: { exam: exam.id, event: value } };
		return { key: `${exam.id} ${key}`, was: same && { exam: exam.id, event: same }, row };
	};
}

/** A receipt with this very document keeps its day of reading. */
function isFromDocument(receipt: ExamEvent["receipt"], document: RowImport["document"]): boolean {
	if (typeof receipt !== "object") return false;
	return receipt.document === document.document && receipt.address === document.address;
}

async function createSchemeJudge(tx: Queryable, { rows }: RowImport): Promise<Judge> {
	const known = await listStateNames(tx);
	const slugOf = new Map(known.flatMap(({ slug, name }) => [slug, name].map((each) => [each.toLowerCase(), slug])));
	const stored = await readSchemesAt(
		tx,
		rows.map(({ values }) => String(values.slug)),
	);
	return (values) => {
		const { states: named, ...row } = readRow(ImportedScholarship, "scholarship", values);
		const unknown = named?.find((state) => !slugOf.has(state.toLowerCase()));
		if (unknown !== undefined) throw new WrongRow(`There is no state “${unknown}”.`);
		const those = named?.flatMap((state) => slugOf.get(state.toLowerCase()) ?? []).toSorted();
		const value = { ...row, ...(those && { states: those }) };
		return { key: row.slug, was: stored[row.slug], row: { name: row.name, says: "", value } };
	};
}

function readRow<Schema extends z.ZodType>(schema: Schema, kind: RowImport["kind"], values: Values): z.infer<Schema> {
	const result = schema.safeParse(values, { reportInput: true });
	if (result.success) return result.data;
	const faults = result.error.issues.flatMap(faultsIn).map(({ path: [field, ...path], reason }) => {
		const part = path.filter((each) => typeof each === "string").join(" ");
		return `${nameOf(kind, String(field))}${part === "" ? "" : ` (${part})`} ${reason}.`;
	});
	throw new WrongRow([...new Set(faults)].join(" "));
}

function columnsOf(kind: RowImport["kind"]): readonly RowColumn[] {
	return ROW_TABLES.find(({ id }) => id === kind)?.columns ?? [];
}

function nameOf(kind: RowImport["kind"], field: string): string {
	return columnsOf(kind).find(({ id }) => id === field)?.name ?? (field === "receipt" ? "Document" : field);
}

/**
 * Fields of a scheme that published lists have and a desk's file lacks: they are lost when a row replaces the scheme.
 */
const PUBLISHED_COLUMNS: readonly RowColumn[] = [
	{ id: "nirf_top", name: "Only at colleges of so many first ranks", kind: "number" },
	{ id: "lines", name: "Lines of the provider's text", kind: "list" },
];

function differencesOf(kind: RowImport["kind"], was: Values, is: Values): string {
	const [before, after] = kind === "event" ? [recordOf(was.event), recordOf(is.event)] : [was, is];
	const columns = [...columnsOf(kind), ...PUBLISHED_COLUMNS].filter(({ id }) => id !== "slug" && id !== "exam");
	const changes = columns.flatMap(({ id, name }) => {
		const [old, now] = [before[id], after[id]].map((value) => inWords(id, value));
		return old === now ? [] : [`${name}: ${old} → ${now}`];
	});
	const isSameDocument = isDeepStrictEqual(before.receipt, after.receipt);
	return [...changes, ...(isSameDocument ? [] : ["Document: that of the file"])].join("; ");
}

/** Lists where empty means that everybody is admitted. */
const OPEN = ["genders", "groups", "states", "streams"];

function inWords(id: string, value: unknown): string {
	if (Array.isArray(value)) {
		if (value.length === 0) return OPEN.includes(id) ? "any" : "nothing";
		return value.every((each) => typeof each === "string") ? value.join(", ") : `${value.length} of them`;
	}
	if (value === undefined || value === null || value === false) return "nothing";
	return value === true ? "yes" : String(value);
}

function recordOf(value: unknown): Values {
	return typeof value === "object" && value !== null ? { ...value } : {};
}

function omitUndefined(values: Values): Values {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function plain(words: string): string {
	return words
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
		.trim();
}
