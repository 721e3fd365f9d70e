import * as z from "zod";
import { INTAKE_LEVELS } from "./intake-level.ts";
import { Source } from "./source.ts";

/** `online` and `distance` seats run to thousands and are not campus seats, so sums and sorts leave them out. */
export const IntakeMode = z.enum(["regular", "part-time", "online", "distance"]);
export type IntakeMode = z.infer<typeof IntakeMode>;

/** Seats that an authority approved for one course in one year. */
export const Intake = z.object({
	authority: z.enum(["aicte", "nmc"]),
	year: z.int().describe("A school year by its first: 2025 is 2025-26"),
	programme: z.string().describe("The authority's field: Engineering and Technology, Management …"),
	level: z.enum(INTAKE_LEVELS),
	course: z.string().describe("As the authority prints it"),
	degree: z.string().optional().describe("A slug of the degrees, where course and level say which"),
	shift: z.string().optional(),
	mode: IntakeMode,
	seats: z.int().optional().describe("Approved seats"),
	sourceId: z.string(),
});
export type Intake = z.infer<typeof Intake>;

/**
 * The kinds of evidence for a programme, the surest first, all below an approved intake: a counselling admitted to it;
 * the institution reported it to a ranking; a ranking lists it in that field; its own name says so.
 */
export const PROGRAMME_EVIDENCE = ["counselling", "listed", "ranked", "name"] as const;

export const KnownProgramme = z.object({
	evidence: z.enum(PROGRAMME_EVIDENCE),
	programme: z
		.string()
		.describe(
			"counselling: as the authority prints it. listed: a level, as in the placements. ranked: the list. name: the id of the category",
		),
	by: z.string().optional().describe("The counselling's authority, or `nirf`"),
	year: z.int().optional().describe("The newest, where the document is dated"),
	sourceId: z.string(),
});
export type KnownProgramme = z.infer<typeof KnownProgramme>;

export const Courses = z.object({ items: z.array(Intake), known: z.array(KnownProgramme), sources: z.array(Source) });
export type Courses = z.infer<typeof Courses>;
