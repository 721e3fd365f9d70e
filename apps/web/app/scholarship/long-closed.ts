/** Whether it closed more than a year ago, so that a new round is doubtful. Days as `2026-11-29`. */
export function isLongClosed(lastDate: string | undefined, today: string): boolean {
	return lastDate !== undefined && lastDate < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
