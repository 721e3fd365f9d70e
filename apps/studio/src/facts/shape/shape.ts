import { DayOrMonth } from "@uchit/contract/exam-event.ts";
import { ReceiptRef } from "@uchit/contract/receipt-ref.ts";
import * as z from "zod";

export type Shape = {
	help?: string;
	isRequired: boolean;
	/** True if an empty value is stored as absent, never as null. */
	isNeverNull: boolean;
} & Kind;

type Kind =
	| { kind: "text" | "date" | "day-or-month" | "boolean" | "receipt" }
	| { kind: "number"; isWhole: boolean; least?: number; most?: number }
	| { kind: "choice"; choices: readonly string[] }
	| { kind: "rows"; element: Shape }
	| { kind: "part"; fields: Fields }
	| { kind: "one-of"; by: string; options: Readonly<Record<string, Fields>> }
	| { kind: "by-key"; keys: readonly string[]; of: Shape };

export type Fields = Readonly<Record<string, Shape>>;

/** Throws for a schema that no form has inputs for. */
function readShape(schema: z.ZodType): Shape {
	const help = schema.description;
	if (schema instanceof z.ZodOptional) return { ...about(readShape(asType(schema.unwrap())), help), isRequired: false };
	if (schema instanceof z.ZodDefault) {
		return { ...about(readShape(asType(schema.unwrap())), help), isRequired: false, isNeverNull: true };
	}
	return { ...about({ isRequired: true, isNeverNull: false, ...kindOf(schema) }, help) };
}

export function readFields(shape: Readonly<Record<string, z.ZodType>>): Fields {
	return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, readShape(schema)]));
}

export function fieldsOf(shape: Extract<Shape, { kind: "part" | "one-of" }>): Fields {
	if (shape.kind === "part") return shape.fields;
	return Object.assign({}, ...Object.values(shape.options));
}

function kindOf(schema: z.ZodType): Kind {
	if (schema === ReceiptRef) return { kind: "receipt" };
	if (schema === DayOrMonth) return { kind: "day-or-month" };
	if (schema instanceof z.ZodISODate) return { kind: "date" };
	if (schema instanceof z.ZodNumber) return numberOf(schema);
	if (schema instanceof z.ZodBoolean) return { kind: "boolean" };
	if (schema instanceof z.ZodEnum) return { kind: "choice", choices: schema.options.map(String) };
	if (schema instanceof z.ZodLiteral) return { kind: "choice", choices: [...schema.values].map(String) };
	if (schema instanceof z.ZodArray) return { kind: "rows", element: readShape(asType(schema.element)) };
	if (schema instanceof z.ZodObject) return { kind: "part", fields: readFields(schema.shape) };
	if (schema instanceof z.ZodRecord) {
		const keys = kindOf(asType(schema.keyType));
		if (keys.kind === "choice") return { kind: "by-key", keys: keys.choices, of: readShape(asType(schema.valueType)) };
	}
	if (schema instanceof z.ZodDiscriminatedUnion) return oneOf(schema);
	if (isText(schema)) return { kind: "text" };
	throw new Error("The contract has a shape that the desk has no inputs for.");
}

function numberOf(schema: z.ZodNumber): Kind {
	const { minValue, maxValue, isInt } = schema;
	const least = minValue !== null && minValue > -LARGEST ? { least: minValue } : {};
	const most = maxValue !== null && maxValue < LARGEST ? { most: maxValue } : {};
	return { kind: "number", isWhole: isInt, ...least, ...most };
}

const LARGEST = Number.MAX_SAFE_INTEGER;

function oneOf(schema: z.ZodDiscriminatedUnion): Kind {
	const by = schema.def.discriminator;
	const options = schema.options.map((option) => {
		const shape = kindOf(asType(option));
		const chosen = shape.kind === "part" ? shape.fields[by] : undefined;
		if (shape.kind !== "part" || chosen?.kind !== "choice") throw new Error("A union has an option without its name.");
		return [chosen.choices[0] ?? "", shape.fields] as const;
	});
	return { kind: "one-of", by, options: Object.fromEntries(options) };
}

function isText(schema: z.ZodType): boolean {
	if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return true;
	return schema instanceof z.ZodUnion && schema.options.every((option) => isText(asType(option)));
}

/** zod types nested schemas as core types; those of the contract are all ZodType. */
function asType(schema: unknown): z.ZodType {
	if (schema instanceof z.ZodType) return schema;
	throw new Error("This is no schema of the contract.");
}

function about(shape: Shape, help: string | undefined): Shape {
	return help === undefined ? shape : { ...shape, help };
}
