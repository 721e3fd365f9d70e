/**
 * How many typing errors turn one word into the other: a letter missing, too many, wrong, or two neighbours swapped
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const isSame = a[row - 1] === b[column - 1];
			const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			current[column] = Math.min(
				at(last, column) + 1,
				at(current, column - 1) + 1,
				at(last, column - 1) + (isSame ? 0 : 1),
				isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		beforeLast = last;
		last = current;
	}
	return at(last, b.length);
}

function at(distances: readonly number[], column: number): number {
	return distances[column] ?? Number.POSITIVE_INFINITY;
}
