import { useEffect, useState } from "react";
import type { ShownTerm } from "#app/lib/glossary.ts";

/** Undefined while it is under way. */
export type TermAnswer = ShownTerm | "failed" | undefined;

/** The term at this address, asked for once. */
export function useTerm(address: string): TermAnswer {
	const [answered, setAnswered] = useState<{ address: string; answer: TermAnswer }>();
	useEffect(() => {
		const leaving = new AbortController();
		void ask(address, leaving.signal).then((answer) => {
			if (!leaving.signal.aborted) setAnswered({ address, answer });
		});
		return () => leaving.abort();
	}, [address]);
	return answered?.address === address ? answered.answer : undefined;
}

async function ask(address: string, signal: AbortSignal): Promise<ShownTerm | "failed"> {
	try {
		const response = await fetch(address, { signal });
		if (!response.ok) return "failed";
		const term: ShownTerm = await response.json();
		return term;
	} catch {
		return "failed";
	}
}
