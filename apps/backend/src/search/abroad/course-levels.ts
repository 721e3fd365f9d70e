/** The register's levels of higher education, as it prints them, lowest first. */
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

/** A level that we do not know comes last. */
export function compareLevels(a: string, b: string): number {
	return placeOf(a) - placeOf(b);
}

function placeOf(level: string): number {
	const place = LEVELS.indexOf(level);
	return place === -1 ? LEVELS.length : place;
}
