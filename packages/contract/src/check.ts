import * as z from "zod";
import { COUNCILS } from "./council.ts";
import { IntakeMode } from "./intake.ts";
import { PlaceName } from "./place.ts";
import { Source } from "./source.ts";
import { typedLine } from "./typed.ts";

/** The longest name of an institution has 249 characters. */
export const LONGEST_CHECKED_NAME = 300;
export const LONGEST_CHECKED_PLACE = 100;

/** `GET /v1/check`: the name of an institution as somebody prints or says it, and where it says it is. */
export const CheckQuery = z.object({
	name: typedLine().max(LONGEST_CHECKED_NAME).regex(/\p{L}/u, "Expected a name with at least one letter"),
	place: typedLine()
		.max(LONGEST_CHECKED_PLACE)
		.transform((place) => (place === "" ? undefined : place))
		.optional()
		.describe("A town, a district or a state"),
	course: typedLine()
		.max(LONGEST_CHECKED_PLACE)
		.transform((course) => (course === "" ? undefined : course))
		.optional()
		.describe("A course that the institution is said to teach: B.Ed, distance MBA"),
});
export type CheckQuery = z.infer<typeof CheckQuery>;

const CHECK_VERDICTS = ["listed-fake", "recognised", "partly", "ambiguous", "not-found"] as const;
export const CheckVerdict = z
	.enum(CHECK_VERDICTS)
	.describe(
		"`listed-fake`: exactly this name is on UGC's list of fake universities, as a public copy has it, and the place does not contradict; where `entries` also has other lists, it stands in these as well. `recognised`: found by its exact name in lists that recognise or approve it. `partly`: found, but `why`. `ambiguous`: several of that name. `not-found`: in none of the lists that we have, which proves nothing",
	);
export type CheckVerdict = z.infer<typeof CheckVerdict>;

export const CHECK_LISTS = ["ugc-fake", "act", "ugc", "nmc", "aicte", "aishe", "affiliation", "other"] as const;

export const CheckEntry = z.object({
	list: z
		.enum(CHECK_LISTS)
		.describe(
			"`ugc-fake`: UGC's list of fake universities; `ugc`: of universities; `act`: an Act of Parliament; `aishe`: the national directory; `affiliation`: a list that names its university; `other`: a list that recognises nobody, such as a ranking",
		),
	name: z.string().describe("The institution, by the name people use; a name of `ugc-fake` as the list prints it"),
	as: z
		.string()
		.describe("As what, as the list prints it: a type of university, the Act, a code, a course, the university"),
	since: z.string().optional().describe("A year, where the list says since when"),
	place: z.string().optional(),
	date: z.string().optional().describe("The year or the month that the list is of"),
	sourceId: z.string(),
	slug: z.string().optional().describe("Of the institution's page"),
});
export type CheckEntry = z.infer<typeof CheckEntry>;

export const CheckedCourse = z.object({
	typed: z.string(),
	council: z.enum(COUNCILS).describe("Whose approval it needs; `ugc`: its university alone decides"),
	mode: z.enum(["distance", "online"]).optional().describe("How it is taught, where that was typed"),
	list: z
		.object({ year: z.int(), sourceId: z.string() })
		.optional()
		.describe("The council's list of approved courses. Absent: we do not have it, so that nothing is known"),
	entries: z
		.array(z.object({ course: z.string(), mode: IntakeMode, seats: z.int().optional() }))
		.describe("Its rows of that course, as printed. None, where there is a list: a reason to ask, not a proof"),
});
export type CheckedCourse = z.infer<typeof CheckedCourse>;

/** Another institution that is not meant: its name only resembles the one that was typed. */
export const SimilarName = CheckEntry.pick({ name: true, place: true, date: true, sourceId: true, slug: true }).extend({
	isListedFake: z.boolean().describe("Whether it is on UGC's list of fake universities"),
	isSameName: z
		.literal(true)
		.optional()
		.describe("It has the name exactly, at another place than the one that was given"),
});
export type SimilarName = z.infer<typeof SimilarName>;

const PARTLY_REASONS = ["other-place", "university-decides", "council-decides", "no-list"] as const;

export const Check = z.object({
	verdict: CheckVerdict,
	why: z
		.enum(PARTLY_REASONS)
		.optional()
		.describe(
			"Of `partly`. `other-place`: one of that name is elsewhere; `university-decides`: a college, whose university gives the degree; `council-decides`: no list of its council that we have names it; `no-list`: no list recognises it",
		),
	isPlaceKnown: z
		.boolean()
		.optional()
		.describe(
			"False where an institution was found and nobody could compare its place with the one that was given. Absent without a place",
		),
	isByOtherName: z
		.boolean()
		.describe(
			"Whether what was typed is another name of what was found, such as a former one, and not its name of today",
		),
	total: z.int().describe("Institutions of that name; of several `entries` has the first ten"),
	entries: z.array(CheckEntry).describe("One for each list; of several institutions, the directory's entry of each"),
	course: CheckedCourse.optional().describe("Of one institution that was found and a course that was asked for"),
	similar: z.array(SimilarName).describe("Different institutions with a similar name"),
	ask: z
		.array(
			z.object({
				body: z
					.enum([...COUNCILS, "state"])
					.describe("`ugc`, the council of the field, or `state`: the state's higher-education department"),
				state: z.string().optional().describe("Its slug, where it is known"),
				address: z.string().optional(),
			}),
		)
		.describe("Who can say more"),
	sources: z.array(Source),
});
export type Check = z.infer<typeof Check>;

/** `GET /v1/check/fakes`: UGC's list of fake universities, as a public copy has it. */
export const FakeList = z.object({
	items: z
		.array(
			CheckEntry.pick({ name: true, place: true, sourceId: true }).extend({
				date: z.string().describe("The year or the month of the list"),
				state: PlaceName,
			}),
		)
		.describe("In the list's own order"),
	sources: z.array(Source),
});
export type FakeList = z.infer<typeof FakeList>;
