/** From this count on, a full sort is faster. */
const MANY = 2_000;

/** The `count` smallest numbers (or all, if there are fewer), ascending. Numbers must be distinct. */
export function smallest(numbers: readonly number[], count: number): Float64Array {
	if (count >= MANY || count >= numbers.length) return Float64Array.from(numbers).sort().subarray(0, count);
	const heap = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
	for (const number of numbers) {
		if (number < (heap[count - 1] ?? 0)) insert(heap, number);
	}
	return heap;
}

function insert(sorted: Float64Array, number: number): void {
	let low = 0;
	let high = sorted.length - 1;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((sorted[middle] ?? 0) < number) low = middle + 1;
		else high = middle;
	}
	sorted.copyWithin(low + 1, low, sorted.length - 1);
	sorted[low] = number;
}
