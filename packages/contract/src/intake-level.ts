export const INTAKE_LEVELS = [
	"diploma",
	"post-diploma",
	"undergraduate",
	"postgraduate",
	"postgraduate-diploma",
	"postgraduate-certificate",
	"integrated",
	"fellowship",
] as const;
export type IntakeLevel = (typeof INTAKE_LEVELS)[number];
