/** Between two long parts of a work, so that requests are answered meanwhile. */
export function yieldToLoop(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}
