export const MADRAS = "indian-institute-of-technology-madras";
export const PSG = "psg-college-of-technology";
export const TEN = [
	MADRAS,
	PSG,
	...["delhi", "bombay", "kanpur", "kharagpur", "roorkee", "guwahati", "hyderabad", "indore"].map(
		(place) => `indian-institute-of-technology-${place}`,
	),
];
