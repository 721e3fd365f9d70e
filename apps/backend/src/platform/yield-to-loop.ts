/** Call it between long parts of work, so that requests are answered meanwhile. */
export function yieldToLoop(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}
