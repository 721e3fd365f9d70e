import * as z from "zod";
import { COUNCILS } from "./council.ts";
import { IntakeMode } from "./intake.ts";
import { PlaceName } from "./place.ts";
import { Source } from "./source.ts";
import { typedLine } from "./typed.ts";

/** The longest name of an institution has 249 characters. */
export const MAX_CHECKED_NAME_LENGTH = 300;
export const MAX_CHECKED_PLACE_LENGTH = 100;

/** `GET /v1/check`: the name of an institution as somebody prints or says it, and where it says it is. */
export const CheckQuery = z.object({
	name: typedLine().max(MAX_CHECKED_NAME_LENGTH).regex(/\p{L}/u, "Expected a name with at least one letter"),
	place: typedLine()
		.max(MAX_CHECKED_PLACE_LENGTH)
		.transform((place) => (place === "" ? undefined : place))
		.optional()
		.describe("Name of a town, district or state"),
	course: typedLine()
		.max(MAX_CHECKED_PLACE_LENGTH)
		.transform((course) => (course === "" ? undefined : course))
		.optional()
		.describe("A course that the institution claims to teach: B.Ed, distance MBA"),
});
export type CheckQuery = z.infer<typeof CheckQuery>;

const CHECK_VERDICTS = ["listed-fake", "recognised", "partly", "ambiguous", "not-found"] as const;
export const CheckVerdict = z
	.enum(CHECK_VERDICTS)
	.describe(
		"`listed-fake`: UGC's list of fake universities has exactly this name, and the given place does not contradict; `entries` also has any other lists. `recognised`: lists that recognise or approve it have its exact name. `partly`: found, with the doubt in `why`. `ambiguous`: several institutions have the name. `not-found`: none of our lists has it, which proves nothing",
	);
export type CheckVerdict = z.infer<typeof CheckVerdict>;

export const CHECK_LISTS = ["ugc-fake", "act", "ugc", "nmc", "aicte", "aishe", "affiliation", "other"] as const;

export const CheckEntry = z.object({
	list: z
		.enum(CHECK_LISTS)
		.describe(
			"`ugc-fake`: UGC's list of fake universities; `ugc`: UGC's list of universities; `act`: an Act of Parliament; `aishe`: the national directory; `affiliation`: a list that names its university; `other`: a list that recognises nobody, such as a ranking",
		),
	name: z.string().describe("The name people use; for `ugc-fake` the name as the list prints it"),
	as: z.string().describe("What the list calls it: a type of university, the Act, a code, a course, the university"),
	since: z.string().optional().describe("The year since when, if the list says it"),
	place: z.string().optional(),
	date: z.string().optional().describe("Year or month of the list"),
	sourceId: z.string(),
	slug: z.string().optional().describe("Slug of the institution's page"),
});
export type CheckEntry = z.infer<typeof CheckEntry>;

export const CheckedCourse = z.object({
	typed: z.string(),
	council: z.enum(COUNCILS).describe("The council that has to approve the course; `ugc`: the university alone decides"),
	mode: z.enum(["distance", "online"]).optional().describe("Mode of teaching, if it was given"),
	list: z
		.object({ year: z.int(), sourceId: z.string() })
		.optional()
		.describe("The council's list of approved courses. Absent: we do not have the list and know nothing"),
	entries: z
		.array(z.object({ course: z.string(), mode: IntakeMode, seats: z.int().optional() }))
		.describe(
			"The list's rows for this course, as printed. If there is a list and no row, ask the college: it proves nothing",
		),
});
export type CheckedCourse = z.infer<typeof CheckedCourse>;

/** Another institution that is not meant: its name only resembles the one that was typed. */
export const SimilarName = CheckEntry.pick({ name: true, place: true, date: true, sourceId: true, slug: true }).extend({
	isListedFake: z.boolean().describe("Whether UGC's list of fake universities has it"),
	isSameName: z
		.literal(true)
		.optional()
		.describe("Whether it has exactly this name, at another place than the given one"),
});
export type SimilarName = z.infer<typeof SimilarName>;

const PARTLY_REASONS = ["other-place", "university-decides", "council-decides", "no-list"] as const;

export const Check = z.object({
	verdict: CheckVerdict,
	why: z
		.enum(PARTLY_REASONS)
		.optional()
		.describe(
			"For `partly`. `other-place`: the institution of this name is elsewhere; `university-decides`: it is a college, and its university gives the degree; `council-decides`: no list of its council that we have names it; `no-list`: no list recognises it",
		),
	isPlaceKnown: z
		.boolean()
		.optional()
		.describe(
			"False if an institution was found and its place could not be compared with the given one. Absent if no place was given",
		),
	isByOtherName: z.boolean().describe("Whether it was found by another name, such as a former one"),
	total: z.int().describe("Number of institutions with this name; `entries` has at most ten of them"),
	entries: z
		.array(CheckEntry)
		.describe("One entry for each list; if there are several institutions, each one's entry in the directory"),
	course: CheckedCourse.optional().describe("Present if one institution was found and a course was given"),
	similar: z.array(SimilarName).describe("Other institutions with a similar name"),
	ask: z
		.array(
			z.object({
				body: z
					.enum([...COUNCILS, "state"])
					.describe("`ugc`, the council of the field, or `state`: the state's higher-education department"),
				state: z.string().optional().describe("Slug of the state, if known"),
				address: z.string().optional(),
			}),
		)
		.describe("Whom to ask"),
	sources: z.array(Source),
});
export type Check = z.infer<typeof Check>;

/** `GET /v1/check/fakes`: UGC's list of fake universities, as a public copy has it. */
export const FakeList = z.object({
	items: z
		.array(
			CheckEntry.pick({ name: true, place: true, sourceId: true }).extend({
				date: z.string().describe("Year or month of the list"),
				state: PlaceName,
			}),
		)
		.describe("In the order of the list"),
	sources: z.array(Source),
});
export type FakeList = z.infer<typeof FakeList>;
