import type { ClaimReason } from "@uchit/contract/claim.ts";
import { MIN_PEOPLE } from "@uchit/contract/outcome.ts";
import { isRecord } from "@uchit/text/is-record.ts";

type Row = Readonly<Record<string, unknown>>;

const PARTS = {
	rankings: "a place in a NIRF ranking",
	placements: "placements as reported to NIRF",
	seats: "approved seats",
	cutoffs: "closing ranks",
	fees: "fees that an authority published",
	events: "dates of this exam",
	eligibility: "rules of eligibility",
} as const;

const CLAIM_REASONS: Readonly<Record<ClaimReason, string>> = {
	"no-institution": "The text names no institution for certain: nothing was judged.",
	"several-institutions": "It is not clear which of several institutions a claim is about. Ask for the town.",
	"name-not-exact":
		"No institution of ours has exactly the name: nothing was judged. Ask which is meant, and for the town.",
	"listed-fake": "The name is exactly on UGC's list of fake universities, as a public copy has it.",
	"not-said": "A claim leaves open which year, list or pool is meant.",
	"not-held": "We have no such figure of this institution; it proves nothing.",
	"not-published": "No source of ours publishes such figures, as highest packages.",
	"more-words": "A claim says more than we understand.",
	doubtful: "Our source has the figure, and it is marked as one that can hardly be right: do not pass it on as true.",
	earlier: "Institutions may count a forerunner as their beginning.",
};

const NOTHING_FOUND = "We have nothing that matches. It does not prove that there is nothing.";
const TOO_FEW_PEOPLE = `A median of fewer than ${MIN_PEOPLE} people is not given: it tells of them, not of the course.`;

export function listReasons(answer: Row): { notHeld: string[]; withheld: string[] } {
	const rows = rowsOf(answer.items).filter(({ slug }) => typeof slug === "string");
	const whole = "name" in answer ? [answer] : rows;
	const placements = [answer, ...rows].flatMap(({ placements: each }) => rowsOf(each));
	return {
		notHeld: [
			...(answer.total === 0 || answer.verdict === "not-found" ? [NOTHING_FOUND] : []),
			...whole.flatMap((row) => missingOf(row)),
			...[...new Set(rowsOf(answer.claims).map(({ why }) => why))].flatMap((why) =>
				isReason(why) ? CLAIM_REASONS[why] : [],
			),
		],
		withheld: placements.some(({ isMedianWithheld }) => isMedianWithheld === true) ? [TOO_FEW_PEOPLE] : [],
	};
}

function missingOf(row: Row): string[] {
	const missing = Object.entries(PARTS).filter(([part]) => Array.isArray(row[part]) && rowsOf(row[part]).length === 0);
	const words = missing.map(([, each]) => each).join(", ");
	return words === "" ? [] : [`We do not have of ${row.name}: ${words}.`];
}

function isReason(why: unknown): why is ClaimReason {
	return typeof why === "string" && why in CLAIM_REASONS;
}

function rowsOf(value: unknown): Row[] {
	return Array.isArray(value) ? value.filter(isRecord) : [];
}
