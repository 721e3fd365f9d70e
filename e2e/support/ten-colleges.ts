export const MADRAS = "indian-institute-of-technology-madras";
export const PSG = "psg-college-of-technology";
/** As many as stand beside each other at most. */
export const TEN = [
	MADRAS,
	PSG,
	...["delhi", "bombay", "kanpur", "kharagpur", "roorkee", "guwahati", "hyderabad", "indore"].map(
		(place) => `indian-institute-of-technology-${place}`,
	),
];
