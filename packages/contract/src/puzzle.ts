import * as z from "zod";

/** Browsers digest twenty to forty thousand times a second: some two seconds of work on a phone. */
export const PUZZLE_BITS = 15;
const MAX_CHALLENGE_LENGTH = 1_000;
const MAX_NONCE_LENGTH = 20;

/** Solved by the browser before a code is sent beyond the contact's hourly limit. */
export const Puzzle = z.object({
	challenge: z.string().max(MAX_CHALLENGE_LENGTH),
	bits: z.int().min(0).max(32).describe("Required number of leading zero bits in SHA-256 of `challenge:nonce`"),
});
export type Puzzle = z.infer<typeof Puzzle>;

export const PuzzleSolution = z.strictObject({
	challenge: z.string().min(1).max(MAX_CHALLENGE_LENGTH),
	nonce: z.string().regex(new RegExp(`^\\d{1,${MAX_NONCE_LENGTH}}$`), "digits"),
});
export type PuzzleSolution = z.infer<typeof PuzzleSolution>;

export function puzzleText({ challenge, nonce }: PuzzleSolution): string {
	return `${challenge}:${nonce}`;
}

export function beginsWithZeros(digest: Uint8Array, bits: number): boolean {
	const [first = 0, second = 0, third = 0, fourth = 0] = digest;
	const start = first * 2 ** 24 + second * 2 ** 16 + third * 2 ** 8 + fourth;
	return start < 2 ** (32 - bits);
}
