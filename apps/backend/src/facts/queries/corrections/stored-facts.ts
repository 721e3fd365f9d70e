import { CORRECTED_FIELDS, type CorrectedField } from "@uchit/contract/correction.ts";
import { NOTICE_AUTHORITY } from "@uchit/contract/fee-kind.ts";

export type Cells = Record<string, unknown>;

export type StoredFact = {
	table: string;
	college: "id" | "college_id";
	only?: Cells;
	key: readonly string[];
	/** Key columns that stay if a later load has another value. */
	stableKey?: readonly string[];
	column: string;
	shown?: string;
	about: string;
	beside?: (value: string) => Cells;
	fresh?: (value: string, year: number) => Cells;
	/** Whether the named fact has all other cells of its row, so that it may be a new fact. */
	isWhole?: (fact: Cells) => boolean;
	/** Columns, if not `key`, that identify such a row if a source has it under another key: then its row is used. */
	alike?: readonly string[];
	/** Parts of the site that show the fact, beside the institution's own pages. */
	reaches: readonly ("lists" | "predictor" | "menus")[];
	/** Whether the row's own source is that of the value. */
	hasReceipt: boolean;
};

const COLLEGE = { table: "colleges", college: "id", key: ["id"], about: "''", hasReceipt: false } as const;
const COLLEGE_FACT = { college: "college_id", hasReceipt: true } as const;
const EDITOR_EVIDENCE = "checked by an editor";
const OUTCOME = "concat_ws(' · ', t.measure, t.list, t.year, t.level, t.cohort)";
const SEAT_OF_ROUND = [
	...["exam", "authority", "year", "round", "programme_id", "quota", "seat_type", "gender", "preparatory"],
	"rank_space",
] as const;
const CUTOFF = {
	...COLLEGE_FACT,
	table: "cutoffs",
	key: [...SEAT_OF_ROUND, "source_id"],
	about: `concat_ws(' · ', t.authority, t.year, 'round ' || t.round, (SELECT p.name FROM programmes p WHERE p.id = t.programme_id),
		t.quota, t.seat_type, t.gender)`,
	beside: () => ({ mark: null }),
	isWhole: ({ pool }: Cells) => typeof pool === "string",
	alike: SEAT_OF_ROUND,
	reaches: ["predictor"],
} as const;

export const STORED_FACTS: Readonly<Record<CorrectedField, StoredFact>> = {
	name: { ...COLLEGE, column: "name", reaches: ["lists", "predictor", "menus"] },
	slug: { ...COLLEGE, column: "slug", reaches: ["lists", "predictor", "menus"] },
	city: { ...COLLEGE, column: "city", reaches: ["lists", "predictor"] },
	alias: {
		...COLLEGE_FACT,
		table: "aliases",
		key: ["alias"],
		column: "alias",
		about: "t.kind",
		fresh: () => ({ kind: "short-form" }),
		reaches: ["lists"],
	},
	website: statedFact("website", []),
	phone: statedFact("phone", []),
	address: statedFact("address", []),
	pin: statedFact("pin", ["lists"]),
	ownership: statedFact("ownership", ["lists", "predictor"]),
	established: statedFact("established", ["lists"]),
	affiliation: statedFact("affiliated-to", []),
	category: {
		...COLLEGE_FACT,
		table: "college_categories",
		key: ["category_id"],
		column: "category_id",
		about: "''",
		beside: () => ({ rule: "programme", evidence: EDITOR_EVIDENCE }),
		fresh: () => ({ rule: "programme", evidence: EDITOR_EVIDENCE }),
		reaches: ["lists"],
	},
	programme: { ...intakeFact("course"), about: "concat_ws(' · ', t.authority, t.year, t.level, t.shift)" },
	seats: {
		...intakeFact("seats"),
		about: "concat_ws(' · ', t.course, t.authority, t.year, t.level, t.shift)",
		isWhole: ({ institute, course }) => typeof institute === "string" && typeof course === "string",
		alike: ["authority", "year", "course", "level"],
	},
	fee: {
		...COLLEGE_FACT,
		table: "college_fees",
		key: ["authority", "year", "institute", "branch"],
		column: "amount",
		about: `concat_ws(' · ', t.programme, nullif(t.authority, '${NOTICE_AUTHORITY}'), t.year, nullif(t.seats, 'regular'))`,
		beside: (printed) => ({ printed }),
		isWhole: ({ authority, programme }) => authority === NOTICE_AUTHORITY && typeof programme === "string",
		reaches: ["lists"],
	},
	placement: {
		...COLLEGE_FACT,
		table: "outcomes",
		key: ["list", "year", "level", "cohort", "measure"],
		column: "value",
		about: OUTCOME,
		beside: (printed) => ({ printed, mark: null }),
		isWhole: ({ mark }) => mark === null,
		reaches: ["lists", "predictor"],
	},
	rank: {
		...COLLEGE_FACT,
		table: "rankings",
		key: ["list", "year"],
		column: "rank",
		shown: "coalesce(t.rank::text, t.band)",
		about: "concat_ws(' · ', t.list, t.year)",
		beside: () => ({ band: null }),
		isWhole: ({ band }) => band === null,
		reaches: ["lists", "menus"],
	},
	"closing-rank": { ...CUTOFF, column: "closing_rank" },
	"cutoff-mark": { ...CUTOFF, column: "closing_score" },
};

function statedFact(field: string, reaches: StoredFact["reaches"]): StoredFact {
	return {
		...{
			...COLLEGE_FACT,
			table: "college_facts",
			only: { field },
			key: ["field", "source_id", "value"],
			column: "value",
		},
		shown: "t.printed",
		about: `concat_ws(' · ',
			(SELECT concat_ws(': ', s.publisher, s.document) FROM sources s WHERE s.id = t.source_id), t.year)`,
		beside: (printed) => ({ printed }),
		stableKey: ["field", "source_id"],
		fresh: (printed, year) => ({ printed, year }),
		reaches,
	};
}

function intakeFact(column: "course" | "seats") {
	const key = ["authority", "year", "institute", "entry"];
	return { ...COLLEGE_FACT, table: "intakes", key, column, reaches: ["lists"] } as const;
}

export function fieldsReaching(what: StoredFact["reaches"][number]): CorrectedField[] {
	return CORRECTED_FIELDS.filter((field) => STORED_FACTS[field].reaches.includes(what));
}

export function fieldsIn(table: string): CorrectedField[] {
	return CORRECTED_FIELDS.filter((field) => STORED_FACTS[field].table === table);
}

export function tagsOfFact(field: CorrectedField, collegeId: string): string[] {
	const { reaches } = STORED_FACTS[field];
	const isListed = reaches.some((what) => what !== "menus");
	return [`college:${collegeId}`, ...(isListed ? ["colleges"] : []), ...(reaches.includes("menus") ? ["menus"] : [])];
}
