import { type NearPlace, PointKind } from "@uchit/contract/near-place.ts";
import { foldText } from "@uchit/text/fold-text.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { float, nullable, oneOf, type RowOf, text } from "#backend/db/columns.ts";
import { foldPlain, plainSql } from "#backend/db/holds-words.ts";
import { readRows } from "#backend/db/read-rows.ts";

const PLACE = {
	name: nullable(text),
	state_slug: nullable(text),
	state_name: nullable(text),
	latitude: float,
	longitude: float,
	of: oneOf(PointKind.options),
	source_id: text,
};

/**
 * Resolves `110016`, `Mysore` or `Aurangabad, Bihar`; undefined if unknown. Of towns with the same name, a district headquarters wins,
 * then the most populous. An unlisted PIN code is placed by its first three digits.
 */
export async function findPlace(db: Database, near: string): Promise<NearPlace | undefined> {
	const pin = /^(\d{3})\s?(\d{3})$/.exec(foldText(near).trim());
	if (pin !== null) return findPin(db, `${pin[1]}${pin[2]}`);
	const { printed, name, state } = await readNear(db, near);
	if (name === "") return undefined;
	return (
		(await findTown(db, name, state)) ??
		(await findDistrict(db, name, state)) ??
		// PostgreSQL text cannot contain NUL.
		(await findOffice(db, printed.replace(/\p{C}/gu, "").trim(), state))
	);
}

type ParsedPlace = { printed: string; name: string; state: string };

async function readNear(db: Database, near: string): Promise<ParsedPlace> {
	const [printed = "", ofState = ""] = await Promise.all(
		foldText(near)
			.split(",")
			.map((part) => toEnglish(db, part.trim())),
	);
	return { printed, name: toKey(printed), state: toKey(ofState) };
}

async function toEnglish(db: Database, part: string): Promise<string> {
	if (!/\p{Script=Devanagari}/u.test(part)) return part;
	const name = foldPlain(part).replace(/\p{C}/gu, "");
	const [named] = await readRows(
		db,
		{ name: text },
		sql`
			SELECT name FROM (SELECT name, name_hi, 1 AS place FROM states UNION ALL SELECT name, name_hi, 2 FROM districts) named
			WHERE ${plainSql(sql`name_hi`)} = ${name} ORDER BY place, name LIMIT 1`,
	);
	return named?.name ?? part;
}

/**
 * Towns and districts of the same name in other states, one per state, to offer to the visitor. Empty if the state was named or a PIN
 * code typed.
 */
export async function listNamesakes(db: Database, near: string, place: NearPlace | undefined): Promise<NearPlace[]> {
	if (place === undefined || place.pin !== undefined || near.includes(",")) return [];
	const { name } = await readNear(db, near);
	const rows = await readRows(
		db,
		PLACE,
		sql`
			SELECT DISTINCT ON (s.slug) named.name, s.slug AS state_slug, s.name AS state_name, named.latitude, named.longitude, named.of, named.source_id
			FROM (
				SELECT name, state_slug, latitude, longitude, 'town' AS of, source_id, 1 AS preference, population FROM towns WHERE keys @> ARRAY[${name}]
				UNION ALL
				SELECT name, state_slug, latitude, longitude, 'district', position_source_id, 2, NULL FROM districts
				WHERE replace(split_part(id, '/', 2), '-', '') = ${name} AND latitude IS NOT NULL
			) named JOIN states s ON s.slug = named.state_slug
			WHERE s.slug <> ${place.state?.slug ?? ""} ORDER BY s.slug, named.preference, named.population DESC NULLS LAST LIMIT ${MAX_NAMESAKES}`,
	);
	return rows.map(toPlace);
}

const MAX_NAMESAKES = 5;

/** Reduces a name to letters and digits, like the pipeline's keys of towns: `Sri Ganganagar` → `sriganganagar`. */
function toKey(name: string): string {
	return toPlainName(name)
		.toLowerCase()
		.replace(/[^a-z0-9]/g, "");
}

/** Removes macrons of the towns list, which visitors do not type: `Sūrat` → `Surat`. */
function toPlainName(name: string): string {
	return name.normalize("NFD").replace(/\p{M}/gu, "");
}

function isState(key: string): SQL {
	return key === "" ? sql`true` : sql`replace(s.slug, '-', '') = ${key}`;
}

async function findPin(db: Database, pin: string): Promise<NearPlace | undefined> {
	const listed = await findOne(
		db,
		sql`SELECT coalesce(p.place, d.name) AS name, s.slug AS state_slug, s.name AS state_name, p.latitude, p.longitude, p.position_of AS of,
				p.position_source_id AS source_id
			FROM pins p LEFT JOIN states s ON s.slug = p.state_slug LEFT JOIN districts d ON d.id = p.district_id WHERE p.pin = ${pin} AND p.latitude IS NOT NULL`,
	);
	const found = listed ?? (await findArea(db, pin.slice(0, 3)));
	return found && { ...found, pin };
}

/** The centre of credible points with the same first three digits, in the state of most of them. */
async function findArea(db: Database, area: string): Promise<NearPlace | undefined> {
	return findOne(
		db,
		sql`WITH area AS (
				SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
					percentile_cont(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude,
					mode() WITHIN GROUP (ORDER BY state_slug) AS state_slug, min(source_id) AS source_id, count(latitude) AS points
				FROM pins WHERE pin BETWEEN ${`${area}000`} AND ${`${area}999`}
			)
			SELECT NULL AS name, s.slug AS state_slug, s.name AS state_name, a.latitude, a.longitude, 'area' AS of, a.source_id
			FROM area a LEFT JOIN states s ON s.slug = a.state_slug WHERE a.points > 0`,
	);
}

async function findTown(db: Database, key: string, state: string): Promise<NearPlace | undefined> {
	return findOne(
		db,
		sql`SELECT t.name, s.slug AS state_slug, s.name AS state_name, t.latitude, t.longitude, 'town' AS of, t.source_id
			FROM towns t LEFT JOIN states s ON s.slug = t.state_slug WHERE t.keys @> ARRAY[${key}] AND ${isState(state)}
			ORDER BY EXISTS (SELECT FROM districts d WHERE d.state_slug = t.state_slug
					AND replace(split_part(d.id, '/', 2), '-', '') = ANY(t.keys)) DESC,
				t.population DESC NULLS LAST, t.geonames_id LIMIT 1`,
	);
}

async function findDistrict(db: Database, key: string, state: string): Promise<NearPlace | undefined> {
	return findOne(
		db,
		sql`SELECT d.name, s.slug AS state_slug, s.name AS state_name, d.latitude, d.longitude, 'district' AS of,
				d.position_source_id AS source_id
			FROM districts d JOIN states s ON s.slug = d.state_slug
			WHERE replace(split_part(d.id, '/', 2), '-', '') = ${key} AND d.latitude IS NOT NULL AND ${isState(state)}
			ORDER BY d.id LIMIT 1`,
	);
}

/** Returns a post office's place if only one office has that name. */
async function findOffice(db: Database, name: string, state: string): Promise<NearPlace | undefined> {
	return findOne(
		db,
		sql`SELECT min(p.place) AS name, min(s.slug) AS state_slug, min(s.name) AS state_name, min(p.latitude) AS latitude,
				min(p.longitude) AS longitude, min(p.position_of) AS of, min(p.position_source_id) AS source_id
			FROM pins p LEFT JOIN states s ON s.slug = p.state_slug
			WHERE lower(p.place) = lower(${name}) AND p.latitude IS NOT NULL AND ${isState(state)}
			HAVING count(*) = 1`,
	);
}

async function findOne(db: Database, query: SQL): Promise<NearPlace | undefined> {
	const [row] = await readRows(db, PLACE, query);
	return row && toPlace(row);
}

function toPlace(row: RowOf<typeof PLACE>): NearPlace {
	const { state_slug: slug, state_name: state, latitude, longitude } = row;
	return {
		name: toPlainName(row.name ?? state ?? ""),
		state: slug !== null && state !== null ? { slug, name: state } : undefined,
		latitude,
		longitude,
		of: row.of,
		sourceId: row.source_id,
	};
}
