/** "101-150" → from 101 to 150; undefined if it is not a range. */
export function parseBand(band: string | undefined): { from: number; to: number } | undefined {
	const match = /^(\d+)\s*[-–]\s*(\d+)$/.exec(band ?? "");
	return match ? { from: Number(match[1]), to: Number(match[2]) } : undefined;
}
