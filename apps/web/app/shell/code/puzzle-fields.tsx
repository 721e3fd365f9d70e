import type { Puzzle } from "@uchit/contract/puzzle.ts";
import { useEffect, useRef } from "react";
import type { FailedSend } from "./code-step.ts";

/** Solves the puzzle in the answer to a form for a code, and sends the form again. Does nothing without scripts. */
export function PuzzleFields({ notSent }: { notSent: FailedSend | undefined }) {
	return notSent?.problem.kind === "puzzle" ? <Solution puzzle={notSent.problem.puzzle} /> : null;
}

function Solution({ puzzle: { challenge, bits } }: { puzzle: Puzzle }) {
	const nonce = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const field = nonce.current;
		const form = field?.form;
		// Browsers offer digests on secure pages only.
		if (!field || !form || !window.isSecureContext) return;
		const work = new AbortController();
		// After a change of the contact, the visitor sends the form.
		form.addEventListener("input", () => work.abort(), { signal: work.signal });
		void import("./solve-puzzle.ts")
			.then(({ solvePuzzle }) => solvePuzzle({ challenge, bits }, work.signal))
			.then((solution) => {
				if (solution === undefined || work.signal.aborted) return;
				field.value = solution.nonce;
				form.requestSubmit();
			});
		return () => work.abort();
	}, [challenge, bits]);
	return (
		<>
			<input type="hidden" name="challenge" value={challenge} />
			<input type="hidden" name="nonce" ref={nonce} />
		</>
	);
}
