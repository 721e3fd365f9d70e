import type { ResolverResult } from "react-hook-form";
import type * as z from "zod";
import { isRecord } from "#studio/wire/refusal.ts";
import { type Fields, readFields } from "./shape/shape.ts";
import { fromForm } from "./shape/values.ts";

type Values = Readonly<Record<string, unknown>>;

/** A record of the contract that editors write: its fields by the columns that hold them. */
export type Guide = {
	fields: Fields;
	/** The order of the form, in parts: the contract's name of each field, and its column. */
	parts: readonly { title: string; names: readonly { name: string; column: string }[] }[];
	/** Whether a draft may have a name alone. */
	mayBegin: boolean;
	/** Fields that may name a receipt of their own, and those that may say why they are absent. */
	proven: ReadonlySet<string>;
	missable: ReadonlySet<string>;
	/** What the form holds as the content system takes it. */
	toSent: (data: Values) => Record<string, unknown>;
};

/** What stands beside the fields, or at the end of the form. */
const APART = ["receipts", "missing", "sourceId", "source_id", "writtenOn", "written_on"];

type GuideParts = {
	proven: readonly string[];
	missable: readonly string[];
	/** The fields of each part by its title; what is in none comes last. */
	parts: Readonly<Record<string, readonly string[]>>;
	mayBegin?: boolean;
	/** What is made of other fields where nobody wrote it. */
	made?: (sent: Values) => Values;
};

export function defineGuide(record: z.ZodObject, { proven, missable, parts, mayBegin = false, made }: GuideParts): Guide {
	const shapes = readFields(record.shape);
	const fields = Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [toColumnName(name), shape]));
	const names = Object.keys(shapes).filter((name) => !APART.includes(name));
	const placed = new Set(Object.values(parts).flat());
	const others = names.filter((name) => !placed.has(name));
	return {
		fields,
		parts: Object.entries({ ...parts, ...(others.length > 0 && { More: others }) }).map(([title, ofPart]) => ({
			title,
			names: ofPart.map((name) => ({ name, column: toColumnName(name) })),
		})),
		mayBegin,
		proven: new Set(proven),
		missable: new Set(missable),
		toSent: (data) => {
			const known = Object.entries(data).map(([name, value]) => {
				const shape = fields[name];
				return [name, shape === undefined ? value : (fromForm(shape, value) ?? null)];
			});
			const sent = withReceipts(Object.fromEntries(known));
			const others = Object.entries(made?.(sent) ?? {}).filter(([name]) => sent[name] === null);
			return { ...sent, ...Object.fromEntries(others) };
		},
	};
}

/**
 * Asks for the day on which a document was read once, where the document is named, not at each date that takes it over. The wire
 * judges all else.
 */
export function judgeReceipts(values: Values): ResolverResult {
	const receipts = isRecord(values.receipts) ? Object.entries(values.receipts) : [];
	const undated = receipts.filter(([, receipt]) => isRecord(receipt) && isNamed(receipt) && !receipt.date);
	if (undated.length === 0) return { values, errors: {} };
	const date = { type: "required", message: "It is required: the day on which you read the document." };
	return { values: {}, errors: { receipts: Object.fromEntries(undated.map(([name]) => [name, { date }])) } };
}

function isNamed({ publisher, document }: Values): boolean {
	return Boolean(publisher) || Boolean(document);
}

/** The document of a list of events is that of each announced one that names none. */
function withReceipts(sent: Record<string, unknown>): Record<string, unknown> {
	const { events, receipts } = sent;
	const receipt = isRecord(receipts) ? receipts.events : undefined;
	if (!Array.isArray(events) || !isRecord(receipt)) return sent;
	const isWithout = (event: unknown) =>
		isRecord(event) && event.status !== "expected" && (event.receipt === undefined || event.receipt === null);
	return { ...sent, events: events.map((event) => (isWithout(event) ? { ...event, receipt } : event)) };
}

/** The column that holds a part of a record: `otherNames` → `other_names`. */
function toColumnName(part: string): string {
	return part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
