import { createHash, randomUUID } from "node:crypto";
import { beginsWithZeros, PUZZLE_BITS, type Puzzle, type PuzzleSolution, puzzleText } from "@uchit/contract/puzzle.ts";
import type { AccountParts } from "#backend/account/parts.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import { digestFor } from "#backend/personal/keys.ts";
import { countAgainstLimit } from "#backend/platform/queries/limits.ts";
import { tokens } from "#backend/platform/signed-token.ts";

const PUZZLE_LIFE_SECONDS = 600;

type Parts = Pick<AccountParts, "db" | "env" | "keys" | "now">;

/** Proof of work for a browser, worth one code to this contact. */
export async function createPuzzle(parts: Parts, contact: NormalisedContact): Promise<Puzzle> {
	const claims = { contact: nameOf(parts, contact), id: randomUUID(), bits: PUZZLE_BITS };
	const life = { now: parts.now(), seconds: PUZZLE_LIFE_SECONDS };
	return { challenge: await tokens.codePuzzle.sign(parts.env.BACKEND_KEY, claims, life), bits: PUZZLE_BITS };
}

/** Uses the puzzle up. True once, if we made it for this contact and it is solved in time. */
export async function redeemSolution(
	parts: Parts,
	contact: NormalisedContact,
	solution: PuzzleSolution,
): Promise<boolean> {
	const now = parts.now();
	const verdict = await tokens.codePuzzle.verify(parts.env.BACKEND_KEY, solution.challenge, now);
	if (verdict.kind !== "valid" || verdict.claims.contact !== nameOf(parts, contact)) return false;
	const digest = createHash("sha256").update(puzzleText(solution)).digest();
	if (!beginsWithZeros(digest, verdict.claims.bits)) return false;
	const once = { key: `otp-puzzle:${verdict.claims.id}`, most: 1, seconds: PUZZLE_LIFE_SECONDS };
	return (await countAgainstLimit(parts.db, once, now)).isAllowed;
}

/** Not the lookup key of the contact, because this name leaves the service. */
function nameOf({ keys }: Parts, contact: NormalisedContact): string {
	return digestFor(keys, "code-puzzle", lookupOf(keys, contact));
}
