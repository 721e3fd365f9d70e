export type Kept<Value> = { get: () => Promise<Value>; drop: () => void };

/**
 * Keeps what is dear to find out until it is dropped. Callers that come together wait for one answer; an answer that was
 * under way when it was dropped is given to those who wait, and not kept. A failure is not kept either.
 */
export function keepUntilChanged<Value>(find: () => Promise<Value>): Kept<Value> {
	let kept: Promise<Value> | undefined;
	return {
		get() {
			if (kept !== undefined) return kept;
			const finding = find();
			kept = finding;
			finding.catch(() => {
				if (kept === finding) kept = undefined;
			});
			return finding;
		},
		drop() {
			kept = undefined;
		},
	};
}
