import { readFileSync } from "node:fs";
import { csvParse } from "d3-dsv";
import { Client } from "pg";
import { openService } from "#bench/ask/service.ts";
import { toLatencies } from "#bench/support/load.ts";
import { readSettings } from "#scripts/env.ts";
import { runCommand, say, table } from "#scripts/terminal/terminal.ts";
import { CollegeResults } from "../packages/contract/src/college.ts";
import { toWords } from "../packages/contract/src/words.ts";

const MOST = 10;
/** What is typed of a name while a list of suggestions opens. */
const BEGINNING = 6;
const MEANT = ["data/queries/queries.csv", "data/queries/hindi-names.csv"];
const NAMES = ["data/queries/names.csv", "data/queries/names-2.csv", "data/queries/names-3.csv"];

const EXACT = `SELECT id FROM engine WHERE words @@ to_tsquery('simple', $1)
	ORDER BY key = $2 DESC, starts_with(key, $2) DESC, standing, ts_rank(words, to_tsquery('simple', $1)) DESC, length(key), id LIMIT ${MOST}`;
const ALIKE = `SELECT id FROM engine WHERE $1 <% names ORDER BY $1 <<-> names, standing, id LIMIT ${MOST}`;

const PLAIN = (text: string) => `trim(regexp_replace(lower(unaccent(${text})), '[^a-z0-9]+', ' ', 'g'))`;
/** Names weigh more than other names, and those more than places; `standing` is the best newest place in any ranking. */
const ENGINE = `SET search_path = current, public;
	DROP TABLE IF EXISTS engine;
	CREATE TABLE engine AS SELECT c.id, ${PLAIN("c.name")} AS key, ${PLAIN("c.name || ' ' || coalesce(o.names, '')")} AS names,
		coalesce(s.standing, 4095) AS standing,
		setweight(to_tsvector('simple', ${PLAIN("c.name")}), 'A') || setweight(to_tsvector('simple', ${PLAIN("coalesce(o.names, '')")}), 'B')
			|| setweight(to_tsvector('simple', coalesce(o.names, '')), 'B')
			|| setweight(to_tsvector('simple', ${PLAIN("concat_ws(' ', c.city, d.name, t.name, t.name_hi)")}), 'C') AS words
	FROM colleges c LEFT JOIN districts d ON d.id = c.district_id LEFT JOIN states t ON t.slug = c.state_slug
		LEFT JOIN (SELECT college_id, string_agg(name, ' ') AS names FROM (
			SELECT college_id, name FROM college_names UNION ALL SELECT college_id, alias FROM aliases) n GROUP BY 1) o ON o.college_id = c.id
		LEFT JOIN (SELECT college_id, min(rank) AS standing FROM rankings WHERE year = (SELECT max(year) FROM rankings) GROUP BY 1) s ON s.college_id = c.id;
	CREATE INDEX ON engine USING gin (words);
	CREATE INDEX ON engine USING gin (names gin_trgm_ops);
	ANALYZE engine`;

/** A search with the institution that is meant, where somebody has labelled it. */
type Query = { q: string; kind: string; id: string | undefined };

/**
 * `node bench/scale-engine.ts` (0104): the repository's own searches to our index, and to PostgreSQL's full text and trigrams over the same
 * facts, one after the other. DATABASE_URL: a database with all facts that may be used up; it gets the table `engine`.
 */
await runCommand(async () => {
	const { DATABASE_URL: url } = readSettings();
	if (url === undefined) throw new Error("Set DATABASE_URL to a database with all facts.");
	const queries = [...MEANT, ...NAMES].flatMap((file) => csvParse(readFileSync(file, "utf8")).map(toQuery));
	const service = await openService();
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		const started = performance.now();
		await client.query(ENGINE);
		const builtMs = performance.now() - started;
		const { rows } = await client.query<{ slug: string; id: string }>("SELECT slug, id FROM current.colleges");
		const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
		const searchOurs = async (q: string) => {
			const { items } = CollegeResults.parse(await service.get("/v1/colleges", new URLSearchParams({ q })));
			return items.slice(0, MOST).map(({ slug }) => ids.get(slug) ?? slug);
		};
		for (const { q } of queries.slice(0, 50)) await Promise.all([searchOurs(q), search(client, q)]);
		const found: Found[] = [];
		for (const query of queries) {
			const ours = await timed(() => searchOurs(query.q));
			const theirs = await timed(() => search(client, query.q));
			const opening = await timed(() => search(client, query.q.slice(0, BEGINNING)));
			found.push({ query, ours, theirs, opening });
		}
		say(describe(found));
		const { rows: sizes } = await client.query<{ size: string }>(
			"SELECT pg_size_pretty(pg_total_relation_size('engine')) AS size",
		);
		say(`The table took ${(builtMs / 1_000).toFixed(1)} s and ${sizes[0]?.size}.`);
	} finally {
		await client.end();
		await service.close();
	}
	return 0;
});

type Timed = { ids: string[]; ms: number };
type Found = { query: Query; ours: Timed; theirs: Timed; opening: Timed };

function toQuery({ query = "", kind = "", college_id: id }: Record<string, string>): Query {
	return { q: query, kind: id === undefined ? "name" : kind, id };
}

async function timed(search: () => Promise<string[]>): Promise<Timed> {
	const start = performance.now();
	const ids = await search();
	return { ids, ms: performance.now() - start };
}

/** By kind: how much of our first ten theirs has, and in how many first tens the institution is that was meant. */
function describe(found: readonly Found[]): string {
	const kinds = [...Map.groupBy(found, ({ query }) => query.kind), ["all", found] as const];
	const rows = kinds.map(([kind, of]): [string, string] => {
		const answered = of.filter(({ ours }) => ours.ids.length > 0);
		const shared = answered.map(
			({ ours, theirs }) => ours.ids.filter((id) => theirs.ids.includes(id)).length / ours.ids.length,
		);
		const recall = shared.reduce((sum, each) => sum + each, 0) / answered.length;
		const meant = of.filter(({ query }) => query.id !== undefined);
		const hits = (side: "ours" | "theirs") =>
			meant.filter((each) => each[side].ids.includes(each.query.id ?? "")).length;
		const times = (["ours", "theirs", "opening"] as const).map((side) => {
			const { p50, p95 } = toLatencies(of.map((each) => each[side].ms));
			return `${side} ${p50.toFixed(1)} / ${p95.toFixed(1)}`;
		});
		const meantText =
			meant.length === 0 ? "" : `; meant found: ours ${hits("ours")}, theirs ${hits("theirs")} of ${meant.length}`;
		return [
			kind,
			`${of.length} searches; recall@${MOST} of ours ${(100 * recall).toFixed(0)} %${meantText}; p50 / p95 ms: ${times.join(", ")}`,
		];
	});
	return table("PostgreSQL's full text and trigrams beside our index", rows);
}

/** Whole words and the beginning of the last; where that fills no page, what is spelt alike. */
async function search(client: Client, q: string): Promise<string[]> {
	const words = toWords(q);
	const typed = words.join(" ");
	// An index of trigrams in the locale C knows no Devanagari: those are compared as they were typed.
	const all = words.length === 0 ? q.trim().split(/\s+/) : words;
	const terms = all.map((word, place) => `'${word.replace(/['\\]/g, "")}'${place === all.length - 1 ? ":*" : ""}`);
	const exact = await client.query<{ id: string }>({ name: "exact", text: EXACT, values: [terms.join(" & "), typed] });
	const ids = exact.rows.map(({ id }) => id);
	if (ids.length >= MOST || typed === "") return ids;
	const alike = await client.query<{ id: string }>({ name: "alike", text: ALIKE, values: [typed] });
	return [...new Set([...ids, ...alike.rows.map(({ id }) => id)])].slice(0, MOST);
}
