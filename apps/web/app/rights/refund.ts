import { DAY_MS } from "@uchit/contract/duration.ts";
/** The dates of UGC's letter for one session, as `2025-26`. */
export type SessionDates = {
	name: string;
	wholeUntil: string;
	lessUntil: string;
	mostKeptInr: number;
	source: string;
};

/** Days as `2025-10-12`. `lastDay`: the last date of admission that the college announced. */
export type Leaving = { session: string; left: string; lastDay: string | undefined };

export type Refund =
	/** Left before the session began. */
	| { kind: "early" }
	/** By the session's UGC letter: all fees, or all but a fixed sum. */
	| { kind: "whole"; until: string; source: string }
	| { kind: "less"; mostKeptInr: number; until: string; source: string }
	/** By the rules of 2018, in per cent of the fees. */
	| { kind: "share"; percent: number; days: number; before: EarlierRule | undefined }
	/** The letter's dates are over, or there is no letter: the last date of admission is needed. */
	| { kind: "needs-last-day"; before: EarlierRule | undefined };

/** What the newest earlier letter gave on this day of the year, for a session without a letter. */
export type EarlierRule = { session: string; kind: "whole" | "less" | "over"; mostKeptInr: number };

/** No college admits earlier in the year. */
const EARLIEST_DAY = "-04-01";
export function refundFor({ session, left, lastDay }: Leaving, sessions: readonly SessionDates[]): Refund {
	if (left < `${session.slice(0, 4)}${EARLIEST_DAY}`) return { kind: "early" };
	const dates = sessions.find(({ name }) => name === session);
	if (dates !== undefined && left <= dates.wholeUntil)
		return { kind: "whole", until: dates.wholeUntil, source: dates.source };
	if (dates !== undefined && left <= dates.lessUntil) {
		return { kind: "less", mostKeptInr: dates.mostKeptInr, until: dates.lessUntil, source: dates.source };
	}
	const before = dates === undefined ? findEarlierRule({ session, left }, sessions) : undefined;
	if (lastDay === undefined) return { kind: "needs-last-day", before };
	const days = Math.round((Date.parse(left) - Date.parse(lastDay)) / DAY_MS);
	return { kind: "share", percent: percentAfter(days), days, before };
}

/** Whole rupees. `isLeast`: the rule caps the deduction, so more may come back. */
export type RefundSum = {
	fees: number;
	deducted: number;
	back: number;
	deposit: number;
	total: number;
	isLeast: boolean;
};

/** `deposit` is part of `paid`, and comes back whole. */
type Paid = { paid: number; deposit: number };
type Rule = { kind: "whole" } | { kind: "less"; mostKeptInr: number } | { kind: "share"; percent: number };

/** Rupees by the rule. Without a letter for the session it is that of 2018, which a letter may overrule. */
export function sumOf(refund: Refund, paid: Paid): RefundSum | undefined {
	return refund.kind === "early" || refund.kind === "needs-last-day" ? undefined : addUp(refund, paid);
}

/** Rupees by the newest earlier letter; undefined if its dates were over by then. */
export function sumByEarlierRule({ kind, mostKeptInr }: EarlierRule, paid: Paid): RefundSum | undefined {
	return kind === "over" ? undefined : addUp({ kind, mostKeptInr }, paid);
}

function addUp(rule: Rule, { paid, deposit }: Paid): RefundSum | undefined {
	const fees = paid - deposit;
	if (!(fees > 0 && deposit >= 0)) return undefined;
	const deducted = mostDeducted(rule, fees);
	const back = (rule.kind === "share" ? Math.floor((fees * rule.percent) / 100) : fees) - deducted;
	return { fees, deducted, back, deposit, total: back + deposit, isLeast: deducted > 0 };
}

/** UGC's processing charge of 2018, if 100 % comes back. */
const CHARGE_PERCENT = 5;
const MAX_CHARGE_INR = 5000;

function mostDeducted(rule: Rule, fees: number): number {
	if (rule.kind === "less") return Math.min(rule.mostKeptInr, fees);
	if (rule.kind === "whole" || rule.percent < 100) return 0;
	return Math.min(MAX_CHARGE_INR, Math.ceil((fees * CHARGE_PERCENT) / 100));
}

function findEarlierRule(
	{ session, left }: Pick<Leaving, "session" | "left">,
	sessions: readonly SessionDates[],
): EarlierRule | undefined {
	const newest = sessions.filter(({ name }) => name < session).toSorted((a, b) => (a.name < b.name ? 1 : -1))[0];
	if (newest === undefined) return undefined;
	const years = Number(session.slice(0, 4)) - Number(newest.name.slice(0, 4));
	const then = `${Number(left.slice(0, 4)) - years}${left.slice(4)}`;
	const kind = then <= newest.wholeUntil ? "whole" : then <= newest.lessUntil ? "less" : "over";
	return { session: newest.name, kind, mostKeptInr: newest.mostKeptInr };
}

/**
 * UGC's shares of October 2018, by days after the last date (negative: before it). On the day itself, the lower of the two that the
 * report prints, since it does not say which.
 */
function percentAfter(days: number): number {
	if (days <= -15) return 100;
	if (days < 0) return 90;
	if (days <= 15) return 80;
	return days <= 30 ? 50 : 0;
}
