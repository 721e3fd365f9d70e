import * as z from "zod";

export const IntakeLevel = z.enum([
	"diploma",
	"post-diploma",
	"undergraduate",
	"postgraduate",
	"postgraduate-diploma",
	"postgraduate-certificate",
	"integrated",
	"fellowship",
]);
export type IntakeLevel = z.infer<typeof IntakeLevel>;
