const LEVELS = [
	"Diploma",
	"Advanced Diploma",
	"Associate Degree",
	"Bachelor Degree",
	"Bachelor Honours Degree",
	"Graduate Certificate",
	"Graduate Diploma",
	"Masters Degree (Coursework)",
	"Masters Degree (Research)",
	"Masters Degree (Extended)",
	"Doctoral Degree",
];

export function compareLevels(a: string, b: string): number {
	return placeOf(a) - placeOf(b);
}

function placeOf(level: string): number {
	const place = LEVELS.indexOf(level);
	return place === -1 ? LEVELS.length : place;
}
