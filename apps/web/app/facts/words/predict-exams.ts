/** Exams of the predictor that have names in the messages. */
export const PREDICT_EXAMS = [
	"jee-mains",
	"jee-advanced",
	"jee-main-paper-2",
	"neet",
	"kcet",
	"mht-cet",
	"wbjee",
	"keam",
	"gujcet",
	"ojee",
	"tnea",
	"cuet-ug",
	"jac-delhi",
	"comedk-uget",
	"clat",
	"ts-eapcet",
	"ap-eapcet",
] as const;

export function hasPredictor(slug: string): boolean {
	return PREDICT_EXAMS.some((each) => each === slug);
}
