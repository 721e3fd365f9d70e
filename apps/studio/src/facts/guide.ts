import { isRecord } from "@uchit/text/is-record.ts";
import type { ResolverResult } from "react-hook-form";
import type * as z from "zod";
import { fromForm } from "./shape/form-values.ts";
import { type Fields, readFields, type Shape } from "./shape/shape.ts";

type Values = Readonly<Record<string, unknown>>;

export type Guide = {
	fields: Fields;
	parts: readonly { title: string; names: readonly { name: string; column: string }[] }[];
	mayBegin: boolean;
	changing: string | undefined;
	proven: ReadonlySet<string>;
	missable: ReadonlySet<string>;
	toSent: (data: Values) => Record<string, unknown>;
};

const MADE = "Left empty, it is filled in when you save.";

/** Not ordinary fields: shown beside others or at the end of the form. */
const FIELDS_APART = ["receipts", "missing", "sourceId", "source_id", "writtenOn", "written_on"];

type GuideParts = {
	proven: readonly string[];
	missable: readonly string[];
	parts: Readonly<Record<string, readonly string[]>>;
	mayBegin?: boolean;
	/** The part that changes most: once the item is saved, it stands first. */
	changing?: string;
	/** What is made of other fields where nobody wrote it. */
	made?: (sent: Values) => Values;
};

export function defineGuide(
	record: z.ZodObject,
	{ proven, missable, parts, mayBegin = false, changing, made }: GuideParts,
): Guide {
	const shapes = readFields(record.shape);
	const makesItself = new Set(Object.keys(made?.({}) ?? {}));
	const fields = Object.fromEntries(
		Object.entries(shapes).map(([name, shape]): [string, Shape] => {
			const column = toColumnName(name);
			return [column, makesItself.has(column) ? { ...shape, isRequired: false, help: MADE } : shape];
		}),
	);
	const names = Object.keys(shapes).filter((name) => !FIELDS_APART.includes(name));
	const placed = new Set(Object.values(parts).flat());
	const others = names.filter((name) => !placed.has(name));
	return {
		fields,
		parts: Object.entries({ ...parts, ...(others.length > 0 && { More: others }) }).map(([title, ofPart]) => ({
			title,
			names: ofPart.map((name) => ({ name, column: toColumnName(name) })),
		})),
		...{ mayBegin, changing },
		proven: new Set(proven),
		missable: new Set(missable),
		toSent: (data) => {
			const known = Object.entries(data).map(([name, value]) => {
				const shape = fields[name];
				return [name, shape === undefined ? value : (fromForm(shape, value) ?? null)];
			});
			const sent: Record<string, unknown> = Object.fromEntries(known);
			const others = Object.entries(made?.(sent) ?? {}).filter(([name]) => sent[name] === null);
			return { ...sent, ...Object.fromEntries(others) };
		},
	};
}

/** Requires a name, of which other fields are made, and the reading date where a document is named. The wire checks the rest. */
export function judgeGuide(values: Values): ResolverResult {
	if (String(values.name ?? "").trim() === "")
		return { values: {}, errors: { name: { type: "required", message: "It is required." } } };
	const receipts = isRecord(values.receipts) ? Object.entries(values.receipts) : [];
	const undated = receipts.filter(([, receipt]) => isRecord(receipt) && isNamed(receipt) && !receipt.date);
	if (undated.length === 0) return { values, errors: {} };
	const date = { type: "required", message: "It is required: the day on which you read the document." };
	return { values: {}, errors: { receipts: Object.fromEntries(undated.map(([name]) => [name, { date }])) } };
}

function isNamed({ publisher, document }: Values): boolean {
	return Boolean(publisher) || Boolean(document);
}

/** `otherNames` → `other_names`. */
function toColumnName(part: string): string {
	return part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
