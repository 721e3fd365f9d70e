/** Between two long parts of a work, so that requests are answered meanwhile. */
export function giveWay(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}
