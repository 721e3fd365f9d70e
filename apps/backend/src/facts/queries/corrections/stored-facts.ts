import { CORRECTED_FIELDS, type CorrectedField } from "@uchit/contract/correction.ts";
import { FROM_NOTICES } from "@uchit/contract/fee-kind.ts";

export type Cells = Record<string, unknown>;

/** Where the facts of a kind are stored. All names are columns of the table. */
export type StoredFact = {
	table: string;
	/** Whose fact it is. */
	college: "id" | "college_id";
	/** What every row of the kind has. */
	only?: Cells;
	/** What tells rows of one institution and kind apart. */
	key: readonly string[];
	/** Those of them that stay where a later load has another value. */
	kept?: readonly string[];
	/** What is corrected. */
	column: string;
	/** What people read, where that is another than the corrected column; of the row `t`. */
	shown?: string;
	/** Which fact of its kind it is, for people; of the row `t`. */
	about: string;
	/** What a correction brings beside the value. */
	beside?: (value: string) => Cells;
	/** A row of a fact that no source says, beside its value, institution and source. */
	fresh?: (value: string, year: number) => Cells;
	/** What names a fact is its whole row beside that: it may be one that no source says. */
	isWhole?: (fact: Cells) => boolean;
	/** What tells such rows apart, where a source may have the same under another key: then its row is the one. */
	alike?: readonly string[];
	/** What else shows it, beside the institution's own pages. */
	reaches: readonly ("lists" | "predictor" | "menus")[];
	/** The row's own source is that of the value. */
	hasReceipt: boolean;
};

const COLLEGE = { table: "colleges", college: "id", key: ["id"], about: "''", hasReceipt: false } as const;
const OF_COLLEGE = { college: "college_id", hasReceipt: true } as const;
const BY_EDITOR = "checked by an editor";
const OUTCOME = "concat_ws(' · ', t.measure, t.list, t.year, t.level, t.cohort)";
const CUTOFF = {
	...OF_COLLEGE,
	table: "cutoffs",
	key: [
		...[
			"exam",
			"authority",
			"year",
			"round",
			"programme_id",
			"quota",
			"seat_type",
			"gender",
			"preparatory",
			"rank_space",
		],
		"source_id",
	],
	about: `concat_ws(' · ', t.authority, t.year, 'round ' || t.round, (SELECT p.name FROM programmes p WHERE p.id = t.programme_id),
		t.quota, t.seat_type, t.gender)`,
	beside: () => ({ mark: null }),
	isWhole: ({ pool }: Cells) => typeof pool === "string",
	alike: [
		...["exam", "authority", "year", "round", "programme_id", "quota", "seat_type", "gender", "preparatory"],
		"rank_space",
	],
	reaches: ["predictor"],
} as const;

/** How each kind of fact is stored. */
export const STORED_FACTS: Readonly<Record<CorrectedField, StoredFact>> = {
	name: { ...COLLEGE, column: "name", reaches: ["lists", "predictor", "menus"] },
	slug: { ...COLLEGE, column: "slug", reaches: ["lists", "predictor", "menus"] },
	city: { ...COLLEGE, column: "city", reaches: ["lists", "predictor"] },
	alias: {
		...OF_COLLEGE,
		table: "aliases",
		key: ["alias"],
		column: "alias",
		about: "t.kind",
		fresh: () => ({ kind: "short-form" }),
		reaches: ["lists"],
	},
	website: said("website", []),
	phone: said("phone", []),
	address: said("address", []),
	pin: said("pin", ["lists"]),
	ownership: said("ownership", ["lists", "predictor"]),
	established: said("established", ["lists"]),
	affiliation: said("affiliated-to", []),
	category: {
		...OF_COLLEGE,
		table: "college_categories",
		key: ["category_id"],
		column: "category_id",
		about: "''",
		beside: () => ({ rule: "programme", evidence: BY_EDITOR }),
		fresh: () => ({ rule: "programme", evidence: BY_EDITOR }),
		reaches: ["lists"],
	},
	programme: { ...approved("course"), about: "concat_ws(' · ', t.authority, t.year, t.level, t.shift)" },
	seats: {
		...approved("seats"),
		about: "concat_ws(' · ', t.course, t.authority, t.year, t.level, t.shift)",
		isWhole: ({ institute, course }) => typeof institute === "string" && typeof course === "string",
		alike: ["authority", "year", "course", "level"],
	},
	fee: {
		...OF_COLLEGE,
		table: "college_fees",
		key: ["authority", "year", "institute", "branch"],
		column: "amount",
		about: `concat_ws(' · ', t.programme, nullif(t.authority, '${FROM_NOTICES}'), t.year, t.seats)`,
		beside: (printed) => ({ printed }),
		isWhole: ({ authority, programme }) => authority === FROM_NOTICES && typeof programme === "string",
		alike: ["authority", "year", "institute", "branch"],
		reaches: ["lists"],
	},
	placement: {
		...OF_COLLEGE,
		table: "outcomes",
		key: ["list", "year", "level", "cohort", "measure"],
		column: "value",
		about: OUTCOME,
		beside: (printed) => ({ printed, mark: null }),
		isWhole: ({ mark }) => mark === null,
		alike: ["list", "year", "level", "cohort", "measure"],
		reaches: ["lists", "predictor"],
	},
	rank: {
		...OF_COLLEGE,
		table: "rankings",
		key: ["list", "year"],
		column: "rank",
		shown: "coalesce(t.rank::text, t.band)",
		about: "concat_ws(' · ', t.list, t.year)",
		beside: () => ({ band: null }),
		isWhole: ({ band }) => band === null,
		alike: ["list", "year"],
		reaches: ["lists", "menus"],
	},
	"closing-rank": { ...CUTOFF, column: "closing_rank" },
	"cutoff-mark": { ...CUTOFF, column: "closing_score" },
};

/** A row of what sources say of an institution. */
function said(field: string, reaches: StoredFact["reaches"]): StoredFact {
	return {
		...{
			...OF_COLLEGE,
			table: "college_facts",
			only: { field },
			key: ["field", "source_id", "value"],
			column: "value",
		},
		shown: "t.printed",
		about: "concat_ws(' · ', t.source_id, t.year)",
		beside: (printed) => ({ printed }),
		kept: ["field", "source_id"],
		fresh: (printed, year) => ({ printed, year }),
		reaches,
	};
}

function approved(column: "course" | "seats") {
	const key = ["authority", "year", "institute", "entry"];
	return { ...OF_COLLEGE, table: "intakes", key, column, reaches: ["lists"] } as const;
}

/** The kinds that some part of the site is built from. */
export function fieldsReaching(what: StoredFact["reaches"][number]): CorrectedField[] {
	return CORRECTED_FIELDS.filter((field) => STORED_FACTS[field].reaches.includes(what));
}

/** The kinds that are stored in a table. */
export function fieldsIn(table: string): CorrectedField[] {
	return CORRECTED_FIELDS.filter((field) => STORED_FACTS[field].table === table);
}

/** The tags of the answers that show a fact of this kind and institution. */
export function tagsOfFact(field: CorrectedField, collegeId: string): string[] {
	const { reaches } = STORED_FACTS[field];
	const isListed = reaches.some((what) => what !== "menus");
	return [`college:${collegeId}`, ...(isListed ? ["colleges"] : []), ...(reaches.includes("menus") ? ["menus"] : [])];
}
