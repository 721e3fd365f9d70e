const LEVELS: readonly string[] = [
	...(["Diploma", "Advanced Diploma", "Associate Degree", "Bachelor Degree", "Bachelor Honours Degree"] as const),
	...([
		"Graduate Certificate",
		"Graduate Diploma",
		"Masters Degree (Coursework)",
		"Masters Degree (Research)",
	] as const),
	...(["Masters Degree (Extended)", "Doctoral Degree"] as const),
];

export function compareLevels(a: string, b: string): number {
	return placeOf(a) - placeOf(b);
}

function placeOf(level: string): number {
	const place = LEVELS.indexOf(level);
	return place === -1 ? LEVELS.length : place;
}
