import * as z from "zod";
import { RankSpace } from "./cutoff-kind.ts";
import { isProgrammeSpecific, isScoreSpace } from "./cutoff-use.ts";
import { FacetOption, PageNumber, RepeatedText } from "./paging.ts";
import type { MIXED_CODES } from "./problem.ts";
import { Source } from "./source.ts";

export const EXPLORE_ROWS = 100;
export const EXPLORE_GROUPS = 60;
const MAX_GROUPED = 2;

/**
 * `space`: values measure different things, so one is chosen before rows are listed and they are never drawn together. `pool`: values may
 * be side by side but are never counted as one. `label`: only filters and groups.
 */
type ColumnRole = "space" | "pool" | "label";

export const EXPLORE_COLUMNS = [
	"rankSpace",
	"list",
	"measure",
	"covers",
	"mode",
	"exam",
	"authority",
	"year",
	"cohort",
	"report",
	"level",
	"degree",
	"kind",
	"pool",
	"seatType",
	"gender",
	"quota",
	"seats",
	"state",
	"programme",
] as const;
export type ExploreColumn = (typeof EXPLORE_COLUMNS)[number];
type Values = Partial<Record<ExploreColumn, string>>;

export const EXPLORE_TABLE_NAMES = ["cutoffs", "rankings", "outcomes", "intakes", "college-fees", "colleges"] as const;
export type ExploreTable = (typeof EXPLORE_TABLE_NAMES)[number];

export const ExploreUnit = z.enum(["rank", "score", "rupees", "seats", "count"]);
export type ExploreUnit = z.infer<typeof ExploreUnit>;

type Table = {
	unit?: ExploreUnit;
	columns: Partial<Record<ExploreColumn, ColumnRole>>;
	first: Values;
};

export const EXPLORE_TABLES: Readonly<Record<ExploreTable, Table>> = {
	cutoffs: {
		unit: "rank",
		columns: {
			rankSpace: "space",
			exam: "label",
			authority: "pool",
			year: "pool",
			pool: "pool",
			seatType: "pool",
			gender: "pool",
			state: "label",
			programme: "label",
		},
		first: { rankSpace: "jee-advanced-crl", seatType: "OPEN" },
	},
	rankings: { unit: "rank", columns: { list: "space", year: "pool", state: "label" }, first: { list: "engineering" } },
	outcomes: {
		unit: "count",
		columns: { measure: "space", list: "pool", level: "pool", cohort: "pool", report: "pool", state: "label" },
		first: { measure: "median-salary" },
	},
	intakes: {
		unit: "seats",
		columns: {
			mode: "space",
			authority: "pool",
			year: "pool",
			level: "pool",
			degree: "label",
			state: "label",
			programme: "label",
		},
		first: { mode: "regular" },
	},
	"college-fees": {
		unit: "rupees",
		columns: {
			covers: "space",
			authority: "pool",
			year: "pool",
			quota: "pool",
			seats: "pool",
			state: "label",
			programme: "label",
		},
		first: { covers: "tuition" },
	},
	colleges: { columns: { kind: "label", state: "label" }, first: {} },
};

export function exploreColumns(table: ExploreTable): ExploreColumn[] {
	return EXPLORE_COLUMNS.filter((column) => column in EXPLORE_TABLES[table].columns);
}

const OneText = RepeatedText.transform(([first]) => first?.slice(0, 200));

export const ExploreQuery = z.object({
	table: z.enum(EXPLORE_TABLE_NAMES).default("cutoffs"),
	rankSpace: OneText,
	list: OneText,
	measure: OneText,
	covers: OneText,
	mode: OneText,
	exam: OneText,
	authority: OneText,
	year: OneText,
	cohort: OneText,
	report: OneText,
	level: OneText,
	degree: OneText,
	kind: OneText,
	pool: OneText,
	seatType: OneText,
	gender: OneText,
	quota: OneText,
	seats: OneText,
	state: OneText.describe("A value for a column narrows the rows; a state is given by its slug"),
	programme: OneText.describe("Words in the name of the programme or course"),
	group: RepeatedText.pipe(z.array(z.enum(EXPLORE_COLUMNS)).max(MAX_GROUPED)).describe(
		"The column by which the rows are counted",
	),
	page: PageNumber.describe("Page of the rows, from 1"),
});
export type ExploreQuery = z.infer<typeof ExploreQuery>;

/** For ranks within a category the category is a space, because every category has its own list. */
export function roleOf(query: ExploreQuery, column: ExploreColumn): ColumnRole | undefined {
	const isOfCategory = column === "seatType" && spaceOf(query)?.endsWith("-category");
	return isOfCategory ? "space" : EXPLORE_TABLES[query.table].columns[column];
}

const RUPEES: readonly unknown[] = ["median-salary", "sponsored-funding", "consultancy-income"];

const spaceOf = ({ table, rankSpace }: ExploreQuery) =>
	table === "cutoffs" ? RankSpace.safeParse(rankSpace).data : undefined;

export function unitOf(query: ExploreQuery): ExploreUnit | undefined {
	const { table, measure } = query;
	const space = spaceOf(query);
	if (space !== undefined && isScoreSpace(space)) return "score";
	return table === "outcomes" && RUPEES.includes(measure) ? "rupees" : EXPLORE_TABLES[table].unit;
}

type MixedColumn = { column: ExploreColumn; why: (typeof MIXED_CODES)[number] };

export function listMixedColumns(query: ExploreQuery): MixedColumn[] {
	const isGrouped = query.group.length > 0 && unitOf(query) !== undefined;
	const mixed = exploreColumns(query.table).flatMap((column): MixedColumn[] => {
		if (query[column] !== undefined) return [];
		const role = roleOf(query, column);
		if (role === "space") return [{ column, why: "choose-one" }];
		return role === "pool" && isGrouped && !query.group.includes(column) ? [{ column, why: "choose-or-group" }] : [];
	});
	const space = spaceOf(query);
	return space !== undefined && isProgrammeSpecific(space) && isGrouped
		? [{ column: "rankSpace", why: "of-one-programme" }]
		: mixed;
}

const ColumnValues = z.partialRecord(z.enum(EXPLORE_COLUMNS), z.string());

export const WITHHELD_REASONS = ["marked", "preparatory", "special-pool", "no-figure", "band", "few-people"] as const;

export const ExploreResult = z.object({
	table: z.enum(EXPLORE_TABLE_NAMES),
	unit: ExploreUnit.optional().describe("Unit of the figures; for `score` higher is better"),
	columns: z.array(
		z.object({
			name: z.enum(EXPLORE_COLUMNS),
			options: z.array(FacetOption).describe("Values of the column under the other filters; none for `programme`"),
		}),
	),
	total: z.int().describe("Number of matching rows"),
	withheld: z
		.array(z.object({ why: z.enum(WITHHELD_REASONS), rows: z.int() }))
		.describe("Number of matching rows that are left out"),
	refused: z.int().describe("Rows of the same sources that could not be read; they are at `/v1/data/refusals`"),
	groupsTotal: z.int(),
	groups: z
		.array(
			z.object({
				by: ColumnValues,
				count: z.int(),
				least: z.number().optional(),
				median: z.number().optional().describe("Median of the group; of two middle figures the lower one"),
				most: z.number().optional(),
				sum: z.number().optional().describe("Sum; for seats only"),
			}),
		)
		.max(EXPLORE_GROUPS),
	page: z.int(),
	rows: z
		.array(
			z.object({
				college: z.object({ slug: z.string(), name: z.string() }),
				by: ColumnValues,
				value: z.number().optional(),
				sourceId: z.string(),
			}),
		)
		.max(EXPLORE_ROWS),
	sources: z.array(Source).describe("Sources of all matching rows"),
});
export type ExploreResult = z.infer<typeof ExploreResult>;
