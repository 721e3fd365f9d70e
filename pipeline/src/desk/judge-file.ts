import type { CutoffFileReport } from "@uchit/contract/cutoff-file.ts";
import { UnreadableFile } from "@uchit/text/unreadable-file.ts";
import type { Pool } from "pg";
import type { BuiltCounselling } from "#pipeline/cutoffs/build.ts";
import { type ReadDeskFile, readDeskFile } from "#pipeline/desk-files/read-file.ts";
import { readDecisions, roundsOf, type StoredFile, toDeskFile } from "#pipeline/desk-files/stored-files.ts";
import { findLastRounds } from "#pipeline/load/cutoffs.ts";
import { UNDECIDED_INSTITUTION } from "#pipeline/report.ts";
import { buildFile } from "./build-file.ts";
import { listFailedChecks } from "./checks.ts";
import { compareRows, countSameClosings, readPublished } from "./compare.ts";

const MAX_REFUSALS = 300;
const MAX_COLLEGES = 300;
/** The largest allowed share of rows with another year's exact rank; between two years of JoSAA it is one in a hundred. */
const MAX_ALIKE = 1 / 2;

/** Reports the content of a file and the effect of publishing it; `onStep` gets each step. Throws UnreadableFile. */
export async function judgeFile(
	pool: Pool,
	stored: StoredFile,
	onStep: (says: string) => Promise<void>,
): Promise<CutoffFileReport> {
	const startedAt = performance.now();
	await onStep("Reading the rows …");
	const file = await readDeskFile(toDeskFile(stored));
	await onStep("Looking for the institutes …");
	const built = buildFile(file, await readDecisions(pool));
	await onStep("Comparing with what is published …");
	const published = await readPublished(pool, stored.source_id);
	const before = await readPublished(pool, `${stored.counselling}-${stored.year - 1}`);
	requireOwnYear(built, { before, stored });
	const isLast = findLastRounds([built], new Set(built.cutoffs.map(({ authority }) => authority)));
	const seats = built.cutoffs.map((cutoff) => ({ ...cutoff, isLast: isLast(cutoff) }));
	const { difference, byCollege } = compareRows(seats, published);
	return {
		...describe(file, built),
		rings: await nameCollegesInChecks(pool, listFailedChecks(seats, before, file.read())),
		published: published.length,
		difference,
		colleges: await nameColleges(pool, byCollege),
		seconds: Math.round((performance.now() - startedAt) / 100) / 10,
	};
}

type Beside = { before: Parameters<typeof countSameClosings>[1]; stored: StoredFile };

function requireOwnYear({ cutoffs }: BuiltCounselling, { before, stored: { counselling, year } }: Beside): void {
	const alike = countSameClosings(cutoffs, before);
	if (before.length === 0 || alike <= cutoffs.length * MAX_ALIKE) return;
	const [same, all] = [alike, cutoffs.length].map((number) => number.toLocaleString("en-IN"));
	throw new UnreadableFile(
		`This is the file of ${year - 1}, which is published already (${counselling}-${year - 1}): ${same} of its ${all} rows close at the very same rank.`,
	);
}

type Described = Omit<CutoffFileReport, "rings" | "published" | "difference" | "colleges" | "seconds">;

function describe(file: ReadDeskFile, { cutoffs, mentions, undecided, refusals, report }: BuiltCounselling): Described {
	const waiting = new Map(undecided.map(({ name }) => [name, 0]));
	for (const { institute } of file.read()) {
		const rows = waiting.get(institute.name);
		if (rows !== undefined) waiting.set(institute.name, rows + 1);
	}
	const refused = refusals.filter(({ reason }) => reason !== UNDECIDED_INSTITUTION);
	return {
		exams: [...new Set(cutoffs.map(({ exam }) => exam))].sort(),
		rounds: roundsOf(file),
		encoding: file.encoding,
		read: report.read,
		kept: report.kept,
		refused: refused.length,
		reasons: [...Map.groupBy(refused, ({ reason }) => reason)]
			.map(([reason, rows]) => ({ reason, count: rows.length }))
			.toSorted((a, b) => b.count - a.count)
			.slice(0, MAX_REFUSALS),
		refusals: refused.slice(0, MAX_REFUSALS).map(({ line, reason, raw }) => ({ line, reason, raw })),
		institutes: mentions.length + undecided.length,
		matched: mentions.length,
		undecided: [...waiting].map(([name, rows]) => ({ name, rows })).toSorted((a, b) => b.rows - a.rows),
	};
}

type Names = Map<string, { name: string; slug: string }>;

async function readNames(pool: Pool, ids: readonly string[]): Promise<Names> {
	const { rows } = await pool.query<{ id: string; name: string; slug: string }>(
		"SELECT id, name, slug FROM current.colleges WHERE id = ANY($1)",
		[ids],
	);
	return new Map(rows.map(({ id, ...names }) => [id, names]));
}

async function nameColleges(
	pool: Pool,
	byCollege: ReadonlyMap<string, { added: number; changed: number; gone: number }>,
): Promise<CutoffFileReport["colleges"]> {
	const most = [...byCollege]
		.toSorted(([, a], [, b]) => b.added + b.changed + b.gone - (a.added + a.changed + a.gone))
		.slice(0, MAX_COLLEGES);
	const names = await readNames(
		pool,
		most.map(([id]) => id),
	);
	return most.map(([id, counts]) => ({ id, name: id, slug: "", ...names.get(id), ...counts }));
}

async function nameCollegesInChecks(pool: Pool, rings: readonly string[]): Promise<string[]> {
	const idOf = (ring: string) => /\b[CSUX]-(?:AICTE-)?[\w-]*\d+\b/.exec(ring)?.[0];
	const names = await readNames(
		pool,
		rings.flatMap((ring) => idOf(ring) ?? []),
	);
	return rings.map((ring) => {
		const id = idOf(ring);
		return id === undefined ? ring : ring.replace(id, names.get(id)?.name ?? id);
	});
}
