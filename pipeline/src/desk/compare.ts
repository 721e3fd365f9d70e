import type { CutoffFileReport } from "@uchit/contract/cutoff-file.ts";
import type { Pool, PoolClient } from "pg";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";

type Queryable = Pick<Pool | PoolClient, "query">;

export type Seat = Pick<
	Cutoff,
	"collegeId" | "programme" | "exam" | "quota" | "seatType" | "gender" | "preparatory" | "rankSpace" | "mark"
> & { round: number | undefined; openingRank: number | undefined; closingRank: number | undefined; isLast: boolean };

export async function readPublished(db: Queryable, sourceId: string): Promise<Seat[]> {
	const { rows } = await db.query<Record<string, unknown>>(
		`SELECT c.college_id AS "collegeId", p.name AS programme, c.exam, c.quota, c.seat_type AS "seatType", c.gender, c.preparatory,
			c.rank_space AS "rankSpace", c.mark, c.round, c.opening_rank AS "openingRank", c.closing_rank AS "closingRank", c.is_last AS "isLast"
		 FROM public.cutoffs c JOIN public.programmes p ON p.id = c.programme_id WHERE c.source_id = $1`,
		[sourceId],
	);
	return rows.map(
		(row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell ?? undefined])) as Seat,
	);
}

function keyOf({
	collegeId,
	programme,
	exam,
	quota,
	seatType,
	gender,
	preparatory,
	round,
}: Omit<Seat, "isLast">): string {
	return [collegeId, programme, exam, quota, seatType, gender, preparatory, round].join("|");
}

type Compared = Pick<CutoffFileReport, "difference"> & {
	byCollege: ReadonlyMap<string, { added: number; changed: number; gone: number }>;
};

export function compareRows(read: readonly Omit<Seat, "isLast">[], published: readonly Seat[]): Compared {
	const before = new Map(published.map((seat) => [keyOf(seat), seat]));
	const difference = { added: 0, changed: 0, gone: 0, same: 0 };
	const byCollege = new Map<string, { added: number; changed: number; gone: number }>();
	const note = (id: string, what: "added" | "changed" | "gone") => {
		const counts = byCollege.get(id) ?? { added: 0, changed: 0, gone: 0 };
		counts[what] += 1;
		difference[what] += 1;
		byCollege.set(id, counts);
	};
	for (const seat of read) {
		const known = before.get(keyOf(seat));
		before.delete(keyOf(seat));
		if (known === undefined) note(seat.collegeId, "added");
		else if (isSame(known, seat)) difference.same += 1;
		else note(seat.collegeId, "changed");
	}
	for (const { collegeId } of before.values()) note(collegeId, "gone");
	return { difference, byCollege };
}

function isSame(a: Omit<Seat, "isLast">, b: Omit<Seat, "isLast">): boolean {
	return (
		a.openingRank === b.openingRank &&
		a.closingRank === b.closingRank &&
		a.mark === b.mark &&
		a.rankSpace === b.rankSpace
	);
}

export function countSameClosings(read: readonly Omit<Seat, "isLast">[], other: readonly Seat[]): number {
	const ranks = new Map(other.map((seat) => [keyOf(seat), seat.closingRank]));
	return read.filter((seat) => seat.closingRank !== undefined && ranks.get(keyOf(seat)) === seat.closingRank).length;
}
