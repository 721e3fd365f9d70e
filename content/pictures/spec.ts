import * as z from "zod";

/** Schema of a picture.json: it contains the text; figures come from the article's result.json or are those of a public rule. */
export type Rows = z.output<typeof Rows>;
export const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));

const Head = z.object({
	title: z.string(),
	subtitle: z.string(),
	/** Publisher and year, under the drawing. */
	source: z.string(),
});

const Select = Head.extend({
	where: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
	limit: z.int().positive().optional(),
	only: z.array(z.string()).optional(),
	label: z.string(),
	names: z.record(z.string(), z.string()).default({}),
});

export type Bars = z.output<typeof Bars>;
const Bars = Select.extend({
	kind: z.literal("bars"),
	values: z.array(z.object({ field: z.string(), name: z.string().default("") })).min(1),
	unit: z.string().default(""),
});

export type Ranges = z.output<typeof Ranges>;
const Ranges = Select.extend({
	kind: z.literal("ranges"),
	from: z.string(),
	middle: z.string().optional(),
	to: z.string(),
	scale: z.enum(["log", "linear"]),
	ends: z.tuple([z.string(), z.string()]),
});

export type Lines = z.output<typeof Lines>;
const Lines = Select.extend({
	kind: z.literal("lines"),
	lines: z.array(z.object({ field: z.string(), name: z.string() })).default([]),
	series: z.string().optional(),
	value: z.string().optional(),
	across: z.array(z.object({ field: z.string(), x: z.number() })).default([]),
	inverted: z.boolean().default(false),
});

export type Cards = z.output<typeof Cards>;
const Cards = Head.extend({
	kind: z.literal("cards"),
	arrows: z.boolean().default(false),
	columns: z.int().positive(),
	cards: z.array(z.object({ head: z.string(), lines: z.array(z.string()) })).min(2),
});

export type Scales = z.output<typeof Scales>;
const Scales = Head.extend({
	kind: z.literal("scales"),
	scales: z.array(
		z.object({ name: z.string(), from: z.number(), to: z.number(), step: z.number(), mark: z.number().optional() }),
	),
});

export type Shares = z.output<typeof Shares>;
const Shares = Head.extend({
	kind: z.literal("shares"),
	shares: z.array(z.object({ name: z.string(), of100: z.number(), lines: z.array(z.string()) })),
});

export type Picture = z.output<typeof Picture>;
export const Picture = z.discriminatedUnion("kind", [Bars, Ranges, Lines, Cards, Scales, Shares]);
