import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { FILED_COUNSELLINGS, FiledCounsellingId } from "@uchit/contract/cutoff-file.ts";
import type { Pool, PoolClient } from "pg";
import * as z from "zod";
import { NATIONAL } from "#pipeline/counsellings.ts";
import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import type { NameDecision } from "#pipeline/match/reviewed.ts";
import { sourcesDir } from "#pipeline/source-files.ts";
import { readSources, type SourceRow } from "#pipeline/sources.ts";
import { type DeskFile, readDeskFile } from "./read-file.ts";

export type DeskData = {
	counsellings: readonly Counselling[];
	receipts: readonly SourceRow[];
	decisions: readonly NameDecision[];
};

export const NO_DESK_DATA: DeskData = { counsellings: [], receipts: [], decisions: [] };

type Queryable = Pick<Pool | PoolClient, "query">;

const StoredFile = z.object({
	id: z.int(),
	file: z.string(),
	counselling: FiledCounsellingId,
	year: z.int(),
	source_id: z.string(),
	bytes: z.instanceof(Buffer),
	state: z.string(),
	repository_hash: z.string().nullable(),
	came_on: z.string(),
	replaced: z.instanceof(Buffer).nullable(),
});
export type StoredFile = z.infer<typeof StoredFile>;

const COLUMNS =
	"id, file, counselling, year, source_id, bytes, state, repository_hash, replaced, to_char(date_created AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS came_on";

export async function listFiles(db: Queryable, states: readonly string[]): Promise<StoredFile[]> {
	const { rows } = await db.query(`SELECT ${COLUMNS} FROM cutoff_files WHERE state = ANY($1) ORDER BY id`, [states]);
	return StoredFile.array().parse(rows);
}

export function toDeskFile({ counselling, year, file, bytes }: StoredFile): DeskFile {
	return { counselling, year, file, bytes: gunzipSync(bytes) };
}

export async function readDecisions(db: Queryable): Promise<NameDecision[]> {
	const { rows } = await db.query<NameDecision>(
		`SELECT source, name, college_id AS "collegeId" FROM name_decisions ORDER BY id`,
	);
	return rows;
}

/**
 * The newest published file of each source replaces the repository's, unless the repository has got another file since: then that one is
 * newer and the editor's is superseded.
 */
export async function readDeskData(db: Queryable): Promise<DeskData> {
	const newest = new Map<string, StoredFile>();
	for (const file of await listFiles(db, ["published"])) newest.set(file.source_id, file);
	for (const { source_id: sourceId, repository_hash: known } of newest.values()) {
		if (hashOfRepository(sourceId) === (known ?? undefined)) continue;
		newest.delete(sourceId);
		await db.query(
			`UPDATE cutoff_files SET state = 'superseded', says = 'The repository has a newer file of this source.'
			 WHERE source_id = $1 AND state = 'published'`,
			[sourceId],
		);
	}
	const files = [...newest.values()];
	const counsellings = await Promise.all(files.map((file) => readDeskFile(toDeskFile(file))));
	return {
		counsellings,
		receipts: files.map((file, index) => receiptOf(file, roundsOf(counsellings[index]))),
		decisions: await readDecisions(db),
	};
}

export function withDeskCounsellings({ counsellings }: Pick<DeskData, "counsellings">): Counselling[] {
	const own = new Map(counsellings.map((each) => [each.sourceId, each]));
	const others = counsellings.filter(({ sourceId }) => NATIONAL.every((each) => each.sourceId !== sourceId));
	return [...NATIONAL.map((each) => own.get(each.sourceId) ?? each), ...others];
}

export function receiptsWith({ receipts }: Pick<DeskData, "receipts">): SourceRow[] {
	return [...new Map([...readSources(), ...receipts].map((source) => [source.id, source])).values()];
}

export function hashOfRepository(sourceId: string): string | undefined {
	const file = NATIONAL.find((each) => each.sourceId === sourceId)?.file;
	if (file === undefined) return undefined;
	return createHash("sha256")
		.update(readFileSync(join(sourcesDir(), file)))
		.digest("hex");
}

export function roundsOf(counselling: Counselling | undefined): number[] {
	const rounds = new Set(counselling?.read().flatMap(({ round }) => round ?? []));
	return [...rounds].sort((a, b) => a - b);
}

export function receiptOf(
	{ counselling, year, source_id: id, came_on: fetchedOn }: StoredFile,
	rounds: readonly number[],
): SourceRow {
	const { publisher = "", address } = FILED_COUNSELLINGS.find((each) => each.id === counselling) ?? {};
	const [first, last] = [rounds[0], rounds.at(-1)];
	const ofRounds = first === last ? `round ${first}` : `rounds ${first} to ${last}`;
	return {
		id,
		kind: "document",
		publisher,
		address,
		fetchedOn,
		document: `Opening and closing ranks ${year}, ${ofRounds}`,
		vintage: String(year),
		licence: "Facts: Government of India",
		publicCopy: undefined,
	};
}
