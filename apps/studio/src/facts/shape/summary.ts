import { isRecord } from "@uchit/text/is-record.ts";
import { fieldsOf, type Shape } from "./shape.ts";
import { choicesIn, isLongText } from "./words.ts";

type Row = Extract<Shape, { kind: "part" | "one-of" }>;

const ENOUGH = 60;

export function titleOf(shape: Row, value: unknown): string | undefined {
	return wordsIn(shape, value)[0];
}

export function summaryOf(shape: Row, value: unknown): string {
	return wordsIn(shape, value).join(" · ");
}

function wordsIn(shape: Row, value: unknown): string[] {
	if (!isRecord(value)) return [];
	const fields = shape.kind === "part" ? shape.fields : (shape.options[String(value[shape.by])] ?? fieldsOf(shape));
	const texts = Object.entries(fields).flatMap(([name, each]) => {
		const word = /hi$/i.test(name) || isLongText(name) ? undefined : wordOf(each, value[name]);
		return word === undefined ? [] : [word];
	});
	if (texts.length > 1) return texts;
	const long = Object.keys(fields).flatMap((name) => (isLongText(name) ? [value[name]] : []));
	const text = long.find((each) => typeof each === "string" && each !== "");
	return text === undefined ? texts : [...texts, `${String(text).slice(0, ENOUGH)} …`];
}

const PLAIN_KINDS: ReadonlySet<string> = new Set(["text", "date", "day-or-month", "number"]);

function wordOf(shape: Shape, value: unknown): string | undefined {
	if (value === null || value === undefined || value === "") return undefined;
	if (shape.kind === "choice") return choicesIn([String(value)])[0]?.name;
	if (PLAIN_KINDS.has(shape.kind)) return String(value).slice(0, ENOUGH);
	if (shape.kind === "rows" && Array.isArray(value) && value.length > 0) {
		const words = value.flatMap((each) => wordOf(shape.element, each) ?? []);
		return words.length === 0 ? String(value.length) : words.join(", ").slice(0, ENOUGH);
	}
	return undefined;
}
