import { useEffect, useState } from "react";
import { fetchJson } from "./fetch-json.ts";

export type Fetched<Answer> = Answer | "failed" | undefined;

export function useFetched<Answer>(address: string | undefined): Fetched<Answer> {
	const [answered, setAnswered] = useState<{ address: string; answer: Fetched<Answer> }>();
	useEffect(() => {
		if (address === undefined) return;
		const leaving = new AbortController();
		void fetchJson<Answer>(address, { signal: leaving.signal }).then((answer) => {
			if (!leaving.signal.aborted) setAnswered({ address, answer: answer ?? "failed" });
		});
		return () => leaving.abort();
	}, [address]);
	return answered?.address === address ? answered?.answer : undefined;
}
