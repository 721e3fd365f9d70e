import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { Source } from "./source.ts";

export const RoundsParams = z.object({ exam: z.string() });

export const RoundData = z.object({
	exam: z.string(),
	version: z.string().describe("Another one wherever the file is another"),
	bytes: z.int().describe("Of `/v1/predict/replay/{exam}/rounds`, compressed by gzip"),
});
export type RoundData = z.infer<typeof RoundData>;

/** A seat type in one list of ranks. */
export const SeatTypeOfList = z.object({
	rankSpace: RankSpace,
	seatType: z.string(),
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	genders: z.array(z.string()),
	isSpecial: z.boolean(),
});

/**
 * `GET /v1/predict/replay/{exam}/rounds`: every round of an exam's counselling, so that a device can replay a list of
 * choices as `POST /v1/predict/replay` does. An option is a programme at an institute.
 */
export const RoundFile = z.object({
	exam: z.string(),
	authority: z.string(),
	years: z.array(z.int()).describe("Oldest first"),
	states: z.array(z.object({ slug: z.string(), name: z.string() })),
	groups: z.array(SeatTypeOfList).describe("Seat types by their list of ranks"),
	sources: z.array(Source),
	colleges: z.array(
		z.object({
			slug: z.string(),
			name: z.string(),
			isForWomen: z.boolean(),
			homeState: z.string().optional().describe("The slug of the state whose people are at home there"),
		}),
	),
	rounds: z.array(z.object({ year: z.int(), round: z.int() })).describe("Oldest first"),
	lists: z
		.array(z.object({ place: z.int().describe("Among `rounds`"), sourceId: z.string() }))
		.describe("One document's list of a round"),
	pools: z.array(
		z.object({ rankSpace: RankSpace, seatType: z.string(), quota: z.string(), gender: z.string(), pool: SeatPool }),
	),
	programmes: z.array(z.string()).describe("Each name once, as printed"),
	options: z.object({
		college: z.array(z.int()).describe("Among `colleges`, option by option"),
		programme: z.array(z.int()).describe("Among `programmes`: its name in the newest list that has it"),
		pools: z.array(z.int()).describe("How many entries of `seats` are its own; they follow each other"),
	}),
	otherNames: z
		.array(z.object({ option: z.int(), name: z.string() }))
		.describe("Names that the reviewed table joins to an option, in small letters and single spaces"),
	seats: z.object({
		pool: z.array(z.int()).describe("Among `pools`, seat by seat"),
		figures: z.array(z.int()).describe("How many entries of `list` and `closing` are its own; they follow each other"),
	}),
	list: z.array(z.int()).describe("Among `lists`; each less the one before it of the same seat, the first whole"),
	closing: z
		.array(z.number())
		.describe(
			"The closing rank; each less the one before it of the same seat, the first whole. A rank of 0 stands for a row that admits nobody",
		),
});
export type RoundFile = z.infer<typeof RoundFile>;
