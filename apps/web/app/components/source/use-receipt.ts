import type { Receipt } from "@uchit/contract/receipt.ts";
import { useEffect, useState } from "react";

/** Undefined while it is under way. */
export type ReceiptAnswer = Receipt | "failed" | undefined;

/** What stands at this address, asked for once. */
export function useReceipt(address: string | undefined): ReceiptAnswer {
	const [answered, setAnswered] = useState<{ address: string; answer: ReceiptAnswer }>();
	useEffect(() => {
		if (address === undefined) return;
		const leaving = new AbortController();
		void ask(address, leaving.signal).then((answer) => {
			if (!leaving.signal.aborted) setAnswered({ address, answer });
		});
		return () => leaving.abort();
	}, [address]);
	return answered?.address === address ? answered?.answer : undefined;
}

async function ask(address: string, signal: AbortSignal): Promise<Receipt | "failed"> {
	try {
		const response = await fetch(address, { signal });
		if (!response.ok) return "failed";
		const receipt: Receipt = await response.json();
		return receipt;
	} catch {
		return "failed";
	}
}
