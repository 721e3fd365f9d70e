import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { Source } from "./source.ts";

export const RoundsParams = z.object({ exam: z.string() });

export const RoundData = z.object({
	exam: z.string(),
	version: z.string().describe("Changes with the file"),
	bytes: z.int().describe("Size of `/v1/predict/replay/{exam}/rounds`, compressed by gzip"),
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
	groups: z.array(SeatTypeOfList).describe("Seat types by their rank list"),
	sources: z.array(Source),
	colleges: z.array(
		z.object({
			slug: z.string(),
			name: z.string(),
			isForWomen: z.boolean(),
			homeState: z.string().optional().describe("Slug of the state whose people count as at home"),
		}),
	),
	rounds: z.array(z.object({ year: z.int(), round: z.int() })).describe("Oldest first"),
	lists: z
		.array(z.object({ place: z.int().describe("Index in `rounds`"), sourceId: z.string() }))
		.describe("Lists: one document for one round"),
	pools: z.array(
		z.object({ rankSpace: RankSpace, seatType: z.string(), quota: z.string(), gender: z.string(), pool: SeatPool }),
	),
	programmes: z.array(z.string()).describe("Each name once, as printed"),
	options: z.object({
		college: z.array(z.int()).describe("For each option, its index in `colleges`"),
		programme: z
			.array(z.int())
			.describe("For each option, the index in `programmes` of its name in the newest list that has it"),
		pools: z.array(z.int()).describe("For each option, its number of entries in `seats`, which follow each other"),
	}),
	otherNames: z
		.array(z.object({ option: z.int(), name: z.string() }))
		.describe("Names that the reviewed table joins to an option, in lower case with single spaces"),
	seats: z.object({
		pool: z.array(z.int()).describe("For each seat, its index in `pools`"),
		figures: z
			.array(z.int())
			.describe("For each seat, its number of entries in `list` and `closing`, which follow each other"),
	}),
	list: z
		.array(z.int())
		.describe("Index in `lists`. The first of a seat is whole; each next one is the difference from the one before"),
	closing: z
		.array(z.number())
		.describe(
			"Closing rank. The first of a seat is whole; each next one is the difference from the one before. Rank 0: the row admits nobody",
		),
});
export type RoundFile = z.infer<typeof RoundFile>;
