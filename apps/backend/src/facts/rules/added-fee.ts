import { AddedFee, FROM_NOTICES } from "@uchit/contract/fee.ts";

/** Amounts that are no fee of a year but a slip of the hand: a form's price, or one zero too many. */
const LEAST = 100;
const MOST = 10_000_000;

export type ReadFee = { fact: Record<string, unknown> } | { field: "fact" | "value"; refused: string };

/** The row of a fee that no list has, of what an editor wrote of it beside its amount. Or why it is none. */
export function readAddedFee(written: unknown, of: { collegeId: string; amount: string; thisYear: number }): ReadFee {
	const read = AddedFee.safeParse(written);
	if (!read.success) return { field: "fact", refused: "has to say year, programme, whose seats and what it pays for" };
	const { year, programme, quota, covers } = read.data;
	if (year > of.thisYear + 1) return { field: "fact", refused: `has to be of a year up to ${of.thisYear + 1}` };
	const amount = Number(of.amount);
	if (amount < LEAST || amount > MOST)
		return { field: "value", refused: `has to be from ${LEAST} to ${MOST} rupees a year` };
	const branch = [programme, quota, covers].join(" · ").toLowerCase();
	const key = { authority: FROM_NOTICES, year, institute: of.collegeId, branch };
	return { fact: { ...key, programme, quota, covers, seats: "regular" } };
}
