import { beginsWithZeros, type Puzzle, type PuzzleSolution, puzzleText } from "@uchit/contract/puzzle.ts";

const BATCH_SIZE = 256;

/** Solves it asynchronously, so that the page stays responsive. Undefined once `signal` is aborted. */
export async function solvePuzzle(
	{ challenge, bits }: Puzzle,
	signal: AbortSignal,
): Promise<PuzzleSolution | undefined> {
	const text = new TextEncoder();
	for (let first = 0; !signal.aborted; first += BATCH_SIZE) {
		const tries = Array.from({ length: BATCH_SIZE }, (_, index) => ({ challenge, nonce: String(first + index) }));
		const digests = await Promise.all(
			tries.map((each) => crypto.subtle.digest("SHA-256", text.encode(puzzleText(each)))),
		);
		const found = digests.findIndex((digest) => beginsWithZeros(new Uint8Array(digest), bits));
		if (found !== -1) return tries[found];
	}
	return undefined;
}
