export type DiffLine = { kind: "same" | "old" | "new"; text: string };

/** Longer texts are shown whole, because the comparison takes lines × lines. */
const MAX_LINES = 1_500;

/** HTML without line breaks is split after each closing block tag. */
export function diffLines(before: string, after: string): DiffLine[] {
	return diffParts(toLines(before), toLines(after));
}

export function diffParts(one: readonly string[], other: readonly string[]): DiffLine[] {
	if (one.length > MAX_LINES || other.length > MAX_LINES) return [...marked("old", one), ...marked("new", other)];
	const lengths = commonLengths(one, other);
	const lines: DiffLine[] = [];
	let [left, right] = [0, 0];
	while (left < one.length || right < other.length) {
		const [old = "", fresh = ""] = [one[left], other[right]];
		const both = left < one.length && right < other.length;
		if (both && old === fresh) {
			lines.push({ kind: "same", text: old });
			left += 1;
			right += 1;
		} else if (
			right === other.length ||
			(left < one.length && at(lengths, left + 1, right) >= at(lengths, left, right + 1))
		) {
			lines.push({ kind: "old", text: old });
			left += 1;
		} else {
			lines.push({ kind: "new", text: fresh });
			right += 1;
		}
	}
	return lines;
}

/** Length of the longest common subsequence of both suffixes, for each pair of positions. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
	const lengths = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
	for (let left = one.length - 1; left >= 0; left--) {
		const row = lengths[left] ?? [];
		for (let right = other.length - 1; right >= 0; right--) {
			row[right] =
				one[left] === other[right]
					? at(lengths, left + 1, right + 1) + 1
					: Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1));
		}
	}
	return lengths;
}

function at(lengths: readonly (readonly number[])[], left: number, right: number): number {
	return lengths[left]?.[right] ?? 0;
}

function toLines(text: string): string[] {
	if (text === "") return [];
	return text
		.replace(/(<\/(?:p|h2|h3|li|ul|ol|tr|table|figure|blockquote|dl)>)(?!\n)/g, "$1\n")
		.replace(/\n$/, "")
		.split("\n");
}

function marked(kind: DiffLine["kind"], lines: readonly string[]): DiffLine[] {
	return lines.map((text) => ({ kind, text }));
}
