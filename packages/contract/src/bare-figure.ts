/** Maximum marks of exams whose bare numbers are marks: "neet 560". */
export const MAX_MARKS: Readonly<Record<string, number>> = {
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

/** Exams whose results are percentiles. */
const PERCENTILE_EXAMS: ReadonlySet<string> = new Set(["cat", "xat", "cmat", "mat", "jee-mains", "mht-cet"]);

/** Its colleges' closing percentiles are listed, so a percentile needs no rank. */
export const CLOSES_BY_PERCENTILE = "mht-cet";

const MAX_PERCENTILE = 100;
const MIN_MARKS = 40;

export type FigureKind = "rank" | "percentile" | "marks";

/** What a number beside an exam means if no word says it. Few who look for a college have a rank this good. */
export function readBareFigure(exam: string, value: number): FigureKind {
	if (PERCENTILE_EXAMS.has(exam) && value <= MAX_PERCENTILE) return "percentile";
	const isMarks = Number.isInteger(value) && value >= MIN_MARKS && value <= (MAX_MARKS[exam] ?? 0);
	return isMarks ? "marks" : "rank";
}
