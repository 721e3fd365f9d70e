import { createHash } from "node:crypto";
import { isRecord } from "@uchit/text/is-record.ts";
import * as z from "zod";

export const ToolFigure = z.object({
	row: z.string().describe("JSON pointer to its row in `answer`"),
	field: z.string(),
	value: z.union([z.number(), z.string()]),
	unit: z.enum(["rank", "band", "score", "rupees", "percent", "people", "seats", "year", "day", "text", "count"]),
	year: z.string().optional().describe("First year of the school year; absent if the source is undated"),
	pool: z.string().optional().describe("People that the seat is for"),
	rankSpace: z.string().optional().describe("The rank list; never compare ranks of two lists"),
	mark: z.string().optional().describe("Why the figure is doubtful: say so, or leave it out"),
	sourceId: z.string(),
	address: z.string().optional().describe("Address of the exact document, if the row names one beside its source"),
	rowHash: z.string().describe("First 16 hex digits of the SHA-256 of the row as canonical JSON (RFC 8785)"),
});
export type ToolFigure = z.infer<typeof ToolFigure>;

type Row = Readonly<Record<string, unknown>>;
type Rule = { field: string; unit: ToolFigure["unit"]; only?: (row: Row) => boolean };

const isListed = ({ list }: Row) => typeof list === "string";
const isTally = ({ year }: Row) => typeof year === "number";

/** Which fields of `/v1` are figures. A `rank` without a list is the visitor's own input. */
const RULES: readonly Rule[] = [
	{ field: "rank", unit: "rank", only: isListed },
	{ field: "band", unit: "band", only: isListed },
	{ field: "openingRank", unit: "rank" },
	{ field: "closingRank", unit: "rank" },
	{ field: "closingScore", unit: "score" },
	{ field: "medianSalary", unit: "rupees" },
	{ field: "medianInr", unit: "rupees" },
	{ field: "graduated", unit: "people" },
	{ field: "placed", unit: "people" },
	{ field: "higherStudies", unit: "people" },
	{ field: "seats", unit: "seats" },
	{ field: "count", unit: "seats", only: isTally },
	{ field: "amount", unit: "rupees" },
	{ field: "amountInr", unit: "rupees" },
	{ field: "least", unit: "rupees" },
	{ field: "most", unit: "rupees" },
	{ field: "starts", unit: "day" },
	{ field: "ends", unit: "day" },
];

const UNITS: ReadonlySet<unknown> = new Set(ToolFigure.shape.unit.options);
const RUPEES: ReadonlySet<unknown> = new Set(["median-salary", "sponsored-funding", "consultancy-income"]);
const COUNTS: ReadonlySet<unknown> = new Set([
	"sponsored-projects",
	"funding-agencies",
	"consultancy-projects",
	"client-organisations",
]);

type RowContext = { sourceId?: string; year?: string; pool?: string; rankSpace?: string; receipts?: Row; path: string };

export function listFigures(answer: Row): ToolFigure[] {
	return [...figuresIn(answer, { path: "" })];
}

function* figuresIn(value: unknown, around: RowContext): Generator<ToolFigure> {
	if (Array.isArray(value)) {
		for (const [at, each] of value.entries()) yield* figuresIn(each, { ...around, path: `${around.path}/${at}` });
	} else if (isRecord(value)) {
		const here = rowContextOf(value, around);
		yield* figuresOfRow(value, here);
		for (const [name, each] of Object.entries(value))
			if (name !== "sources" && name !== "facets") yield* figuresIn(each, { ...here, path: `${around.path}/${name}` });
	}
}

function rowContextOf(row: Row, { path, ...around }: RowContext): RowContext {
	const receipts = isRecord(row.receipts) ? row.receipts : around.receipts;
	const [, part = ""] = path.split("/");
	const byReceipt = textOf(receipts?.[`${part}.${row.key}`]) ?? textOf(receipts?.[part]);
	return {
		path,
		receipts,
		sourceId: textOf(row.sourceId) ?? byReceipt ?? around.sourceId,
		year: yearOf(row.cohort) ?? yearOf(row.year) ?? yearOf(row.cycle) ?? around.year,
		pool: poolOf(row) ?? around.pool,
		rankSpace: textOf(row.rankSpace) ?? around.rankSpace,
	};
}

function* figuresOfRow(row: Row, { path, sourceId, year, pool, rankSpace }: RowContext): Generator<ToolFigure> {
	if (sourceId === undefined) return;
	const found = [...valuesOf(row)];
	if (found.length === 0) return;
	const rowHash = hashOf(row);
	const rowFigure = {
		mark: textOf(row.mark),
		address: isRecord(row.receipt) ? textOf(row.receipt.address) : undefined,
	};
	for (const figure of found) yield { row: path, ...figure, year, pool, rankSpace, ...rowFigure, sourceId, rowHash };
}

function* valuesOf(row: Row): Generator<Pick<ToolFigure, "field" | "value" | "unit">> {
	for (const { field, unit, only } of RULES) {
		const value = figureOf(row[field]);
		if (value !== undefined && (only?.(row) ?? true)) yield { field, value, unit };
	}
	const value = figureOf(row.value);
	if (value === undefined) return;
	const unit = unitOf(row);
	if (unit !== undefined) yield { field: "value", value, unit };
}

function unitOf({ unit, measure, field }: Row): ToolFigure["unit"] | undefined {
	if (UNITS.has(unit)) return ToolFigure.shape.unit.parse(unit);
	if (measure !== undefined) return RUPEES.has(measure) ? "rupees" : COUNTS.has(measure) ? "count" : "people";
	return field === "established" ? "year" : undefined;
}

function poolOf({ pool, quota, seatType, gender }: Row): string | undefined {
	return textOf([pool, quota, seatType, gender].flatMap((each) => textOf(each) ?? []).join(", "));
}

function hashOf(row: Row): string {
	return createHash("sha256").update(canonical(row)).digest("hex").slice(0, 16);
}

function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (!isRecord(value)) return JSON.stringify(value);
	const names = Object.keys(value).toSorted();
	return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

const figureOf = (value: unknown) => (typeof value === "number" ? value : textOf(value));
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const yearOf = (value: unknown) => (typeof value === "number" ? `${value}` : textOf(value));
