/** Maximum marks of exams whose bare numbers are marks: "neet 560". */
export const MOST_MARKS: Readonly<Record<string, number>> = {
	neet: 720,
	"jee-mains": 300,
	"jee-advanced": 360,
	"bitsat-exam": 390,
	tnea: 200,
	wbjee: 200,
	"mht-cet": 200,
	gujcet: 120,
	"comedk-uget": 180,
	clat: 120,
	keam: 600,
	nata: 200,
	"cuet-ug": 1_000,
	gate: 1_000,
};

/** Exams for which people give only a percentile: "cat 85". */
export const PERCENTILE_EXAMS: ReadonlySet<string> = new Set(["cat", "xat", "cmat", "mat"]);
