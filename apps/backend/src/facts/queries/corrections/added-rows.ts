import { splitCounselling } from "@uchit/contract/added-fact.ts";
import type { CorrectedField } from "@uchit/contract/correction.ts";
import { NOTICE_AUTHORITY } from "@uchit/contract/fee-kind.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { integer, jsonObject, nullable } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import type { FactParts } from "#backend/facts/rules/added-fact.ts";
import { type Cells, STORED_FACTS } from "./stored-facts.ts";

type AddedFact = { field: CorrectedField; parts: FactParts; collegeId: string };

/** Caches lookups of lists: facts that are added together mostly belong to the same list. */
export class ListCache {
	readonly #known = new Map<string, Promise<Cells[]>>();

	rows(key: unknown, ask: () => Promise<Cells[]>): Promise<Cells[]> {
		const name = JSON.stringify(key);
		const rows = this.#known.get(name) ?? ask();
		this.#known.set(name, rows);
		return rows;
	}
}

export async function buildAddedRow(
	db: Queryable,
	added: AddedFact,
	lists = new ListCache(),
): Promise<{ fact: Cells } | { refused: string }> {
	const refused = await findListYearFault(db, added, lists);
	if (refused !== undefined) return { refused };
	const { field, parts, collegeId } = added;
	switch (field) {
		case "fee": {
			const branch = [parts.programme, parts.quota, parts.covers].join(" · ").toLowerCase();
			const key = { authority: NOTICE_AUTHORITY, year: parts.year, institute: collegeId, branch };
			return { fact: { ...key, ...parts, seats: "regular" } };
		}
		case "seats": {
			const institute = [collegeId, parts.course, parts.level].join(" · ").toLowerCase();
			return { fact: { ...parts, institute, entry: 1, mode: "regular" } };
		}
		case "placement":
			return { fact: { ...parts, mark: null } };
		case "rank":
			return { fact: { ...parts, band: null } };
		case "closing-rank":
			return seatOf(db, parts, lists);
		default:
			return { fact: { ...parts } };
	}
}

const LISTS: Partial<Record<CorrectedField, (parts: FactParts) => FactParts>> = {
	seats: ({ authority = null }) => ({ authority }),
	placement: ({ list = null }) => ({ list }),
	rank: ({ list = null }) => ({ list }),
	"closing-rank": ({ counselling }) => splitCounselling(String(counselling)),
};

/**
 * Refuses a year after the newest list: the site shows the newest year, and would show this one row for the whole
 * country.
 */
async function findListYearFault(
	db: Queryable,
	{ field, parts }: AddedFact,
	lists: ListCache,
): Promise<string | undefined> {
	const list = LISTS[field]?.(parts);
	if (list === undefined) return undefined;
	const table = sql`${sql.identifier("public")}.${sql.identifier(STORED_FACTS[field].table)}`;
	const [newest] = await lists.rows([field, list], () =>
		readRows(db, { year: nullable(integer) }, sql`SELECT max(year) AS year FROM ${table} t WHERE ${allEqual(list)}`),
	);
	const name = Object.values(list).join(" ");
	if (newest?.year == null) return `is of a list that this site does not have: ${name}`;
	if (Number(parts.year) <= Number(newest.year)) return undefined;
	return `has to be of a year up to ${newest.year}: a new year of ${name} comes as a whole list`;
}

const SEAT = { seat: jsonObject };

async function seatOf(
	db: Queryable,
	parts: FactParts,
	lists: ListCache,
): Promise<{ fact: Cells } | { refused: string }> {
	const { counselling, programme, year, round = null } = parts;
	const parsedCounselling = splitCounselling(String(counselling));
	const printed = { ...parsedCounselling, quota: parts.quota, seat_type: parts.seat_type, gender: parts.gender };
	const [known] = await lists.rows(
		["programme", programme],
		() =>
			readRows(db, { id: integer })`
				SELECT id FROM programmes WHERE lower(name) = lower(${programme}) ORDER BY name = ${programme} DESC LIMIT 1`,
	);
	if (known === undefined) return { refused: `names a programme that no counselling here prints: ${programme}` };
	const seats = (ofProgramme: unknown, only: SQL) =>
		lists.rows([printed, ofProgramme], async () => {
			const rows = await readRows(db, SEAT)`
				SELECT DISTINCT jsonb_build_object('pool', pool, 'social_category', social_category, 'pwd', pwd, 'rank_space', rank_space) AS seat
				FROM ${sql.identifier("public")}.cutoffs t
				WHERE ${allEqual(printed)} AND closing_rank IS NOT NULL AND mark IS NULL AND NOT preparatory ${only}`;
			return rows.map((row) => row.seat);
		});
	const ofProgramme = await seats(known.id, sql`AND programme_id = ${known.id}`);
	const found = ofProgramme.length > 0 ? ofProgramme : await seats(null, sql``);
	const [one, another] = found;
	const seat = [parts.quota, parts.seat_type, parts.gender].filter((word) => word !== "").join(", ");
	if (one === undefined) return { refused: `names seats that ${parsedCounselling.authority} does not print: ${seat}` };
	if (another !== undefined)
		return { refused: `names seats that ${parsedCounselling.authority} does not print of ${programme}: ${seat}` };
	return { fact: { ...printed, ...one, year, round, programme_id: known.id, preparatory: false } };
}

function allEqual(cells: Readonly<Record<string, unknown>>): SQL {
	const parts = Object.entries(cells).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
	return sql.join(parts, sql` AND `);
}
