import { useEffect, useState } from "react";

/** Undefined while it is under way. */
export type Fetched<Answer> = Answer | "failed" | undefined;

/** The JSON at an address of the site, asked for once; without an address nothing is asked. */
export function useFetched<Answer>(address: string | undefined): Fetched<Answer> {
	const [answered, setAnswered] = useState<{ address: string; answer: Fetched<Answer> }>();
	useEffect(() => {
		if (address === undefined) return;
		const leaving = new AbortController();
		void fetchAnswer<Answer>(address, leaving.signal).then((answer) => {
			if (!leaving.signal.aborted) setAnswered({ address, answer });
		});
		return () => leaving.abort();
	}, [address]);
	return answered?.address === address ? answered?.answer : undefined;
}

async function fetchAnswer<Answer>(address: string, signal: AbortSignal): Promise<Answer | "failed"> {
	try {
		const response = await fetch(address, { signal });
		if (!response.ok) return "failed";
		const answer: Answer = await response.json();
		return answer;
	} catch {
		return "failed";
	}
}
