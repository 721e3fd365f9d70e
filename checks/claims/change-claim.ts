import type { DrawnClaim } from "./draw-claims.ts";

type Change = (claim: DrawnClaim, other: DrawnClaim) => DrawnClaim;

const CHANGES: Readonly<Record<string, Change>> = {
	digits: (claim) => ({ ...claim, figure: swapDigits(claim.figure) }),
	"one more": (claim) => ({ ...claim, figure: String(Number(claim.figure) + 1) }),
	"a year later": (claim) => withWord(claim, "year", String(Number(claim.words.year) + 1)),
	"a year before": (claim) => withWord(claim, "year", String(Number(claim.words.year) - 1)),
	"another list": (claim, other) => withWord(claim, "list", other.words.list ?? ""),
	"another seat type": (claim, other) => withWord(claim, "seatType", other.words.seatType ?? ""),
	"another pool": (claim, other) => withWord(claim, "pool", other.words.pool ?? ""),
	"another level": (claim, other) => withWord(claim, "level", other.words.level ?? ""),
	"a sister institute": (claim, other) => ({ ...claim, college: other.college }),
	"another body": (claim, other) => ({ ...claim, figure: other.figure }),
};

const CHANGES_BY_KIND: Readonly<Record<string, readonly string[]>> = {
	rank: ["digits", "one more", "a year later", "a year before", "another list", "a sister institute"],
	median: ["digits", "a year later", "a year before", "another list", "another level", "a sister institute"],
	cutoff: ["digits", "one more", "a year later", "another seat type", "another pool", "a sister institute"],
	seats: ["digits", "one more", "another level", "a sister institute"],
	founded: ["digits", "one more", "a sister institute"],
	recognition: ["another body"],
};

export function changeClaim(
	claim: DrawnClaim,
	{ way, other, isTrue }: { way: number; other: DrawnClaim; isTrue: (claim: DrawnClaim) => boolean },
): { change: string; claim: DrawnClaim } | undefined {
	const names = CHANGES_BY_KIND[claim.kind] ?? [];
	const change = names[way % names.length] ?? "";
	const changed = CHANGES[change]?.(claim, other);
	return changed === undefined || isTrue(changed) ? undefined : { change, claim: changed };
}

/** "AI & ML" and "AI AND ML" give the same key. */
export function keyOf({ kind, college, figure, words }: DrawnClaim): string {
	const texts = Object.entries(words)
		.filter(([name]) => name !== "round")
		.map(([name, word]) => `${name} ${word}`);
	const key = [kind, college, figure, ...texts.toSorted()].join("|").toLowerCase();
	return key.replaceAll("&", "and").replaceAll(/[^a-z0-9|]/g, "");
}

function withWord(claim: DrawnClaim, name: string, word: string): DrawnClaim {
	return { ...claim, words: { ...claim.words, [name]: word } };
}

/** Swaps the first two digits that differ (1965 → 9165); adds one if there are none. */
function swapDigits(figure: string): string {
	const at = [...figure].findIndex(
		(digit, place) => place + 1 < figure.length && figure[place + 1] !== digit && figure[place + 1] !== "0",
	);
	if (at === -1) return String(Number(figure) + 1);
	return `${figure.slice(0, at)}${figure[at + 1]}${figure[at]}${figure.slice(at + 2)}`;
}
