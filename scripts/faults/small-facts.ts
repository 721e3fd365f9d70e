import { withClient } from "#scripts/site/database.ts";

const COLLEGES = 2_000;

/** So few facts that a site has something to say about each of its tables: made up, for a fleet that is tried for a moment. */
export async function makeSmallFacts(url: string): Promise<void> {
	await withClient(url, async (client) => {
		for (const statement of STATEMENTS) await client.query(statement);
	});
}

const STATEMENTS = [
	"insert into sources (id, kind, publisher, document, vintage) values ('made-up', 'document', 'Nobody', 'Made up', '2025')",
	`insert into colleges (id, slug, name, official_name, kind, source_id)
	 select 'C-' || n, 'college-' || n, 'College ' || n, 'College ' || n, 'college', 'made-up' from generate_series(1, ${COLLEGES}) n`,
	`insert into rankings (list, year, college_id, rank, printed_name, source_id) values ('college', 2025, 'C-1', 1, 'College 1', 'made-up')`,
	"insert into college_categories (college_id, category_id, rule, evidence, source_id) values ('C-1', 1, 'name', 'made up', 'made-up')",
	"insert into programmes (name) values ('Physics')",
	`insert into cutoffs (exam, authority, year, round, college_id, programme_id, quota, seat_type, gender, opening_rank, closing_rank,
		preparatory, rank_space, source_id, pool, social_category, pwd)
	 select 'jee-mains', 'JoSAA', 2022, 1, 'C-1', id, 'AI', 'OPEN', 'Gender-Neutral', 1, 9, false, 'jee-main-crl', 'made-up', 'all-india', 'open', false
	 from programmes`,
];
