import * as z from "zod";
import { Source } from "./source.ts";

/**
 * The answers to an offered seat. `freeze`: take this seat, and no further round. `float`: take it until a choice
 * higher on the list opens at any institute. `slide`: the same, but only at this institute. JoSAA lets a candidate
 * narrow the answer later (float to slide or freeze, slide to freeze), never widen it.
 */
export const DECISIONS = ["float", "slide", "freeze"] as const;
export const Decision = z.enum(DECISIONS);
export type Decision = z.infer<typeof Decision>;

/** The length of the list on a device. */
const MAX_REPLAY_CHOICES = 300;

const Rank = z.union([z.number(), z.string()]);

const ReplayChoice = z.object({
	college: z.string().describe("Slug of the institute"),
	programme: z.string().describe("Name in any year's list; capitals and spaces do not matter"),
	quota: z
		.string()
		.optional()
		.describe(
			"As printed; if absent, every quota that admits the person: AI, HS in the home state, OS outside it, and with `common` the home state's own quota (GO, JK, LA)",
		),
});
export type ReplayChoice = z.infer<typeof ReplayChoice>;

/**
 * Year, then round: the answer after that round, if there is a seat to answer. It holds until a later one narrows it;
 * before the first it is `float`.
 */
const DecisionsByRound = z.record(z.string().regex(/^\d{4}$/), z.record(z.string().regex(/^\d{1,2}$/), Decision));

/**
 * Body of `POST /v1/predict/replay`: a person as for `/v1/predict`, and a list of choices, the most wanted first.
 * Errors in the person's fields are answered with 400 and the codes of `/v1/predict`, all fields at once; so are an
 * exam whose rounds cannot be replayed (`no-rounds`, of `exam`) and a year without data (`not-printed`, of `years`). A
 * choice that no list has is no error: it is in `skipped`.
 */
export const ReplayBody = z
	.object({
		exam: z.string().describe("A slug of `/v1/predict/exams`: jee-mains, jee-advanced or jee-main-paper-2"),
		common: Rank.optional().describe("Rank in the common list; without it open seats are not judged"),
		rank: Rank.optional().describe("Rank in the category's own list; without it the category's seats are not judged"),
		category: z.string().describe("Seat type as JoSAA prints it"),
		gender: z.string().optional().describe("Seat pool as printed; `woman`: every pool"),
		pwd: z.boolean().optional().describe("Use the category's seats for people with a disability"),
		homeState: z.string().optional().describe("Name or slug; without it seats for one region are closed"),
		rankSpace: z.string().optional().describe("The list of the rank, if the exam has several"),
		choices: z.array(ReplayChoice).min(1).max(MAX_REPLAY_CHOICES),
		decision: z
			.union([Decision, DecisionsByRound])
			.describe("One decision for all years, or one for each year and round"),
		years: z.array(z.int()).optional().describe("If absent, every year that we have"),
	})
	.meta({
		example: {
			exam: "jee-mains",
			common: 60_000,
			category: "OPEN",
			gender: "Gender-Neutral",
			homeState: "bihar",
			choices: [
				{
					college: "national-institute-of-technology-patna",
					programme: "Civil Engineering (4 Years, Bachelor of Technology)",
				},
			],
			decision: "float",
		},
	});
export type ReplayBody = z.infer<typeof ReplayBody>;

/**
 * A seat. If a choice opens in several pools at once, it is the first in this order: everyone's seats before the
 * category's, a pool for women before the neutral one, AI, HS, OS, then special quotas.
 */
export const ReplaySeat = z.object({
	choice: z.int().describe("Index in the list of choices, from 0"),
	college: z.string().describe("Slug of the institute"),
	programme: z.string().describe("Name in the newest list that has it"),
	quota: z.string(),
	seatType: z.string(),
	gender: z.string(),
	closingRank: z
		.number()
		.describe("Closing rank of the round that gave the seat, in the list by which its pool is filled"),
	sourceId: z.string(),
});
export type ReplaySeat = z.infer<typeof ReplaySeat>;

/**
 * `common-missing`, `rank-missing`: a rank was not given, so its seats were not judged. `home-state-unknown`: a choice
 * has seats for one region, and no home state was given. `no-figures`: in `years` a list of this person has no usable
 * closing rank (EWS before it began; seats of IITs for people with a disability before 2025, when the copies do not
 * tell the preparatory course apart), so these years are left out. `may-hold-preparatory` and `territory-attached`: as
 * in the notes of `/v1/predict`.
 */
const REPLAY_NOTES = [
	"common-missing",
	"rank-missing",
	"home-state-unknown",
	"no-figures",
	"may-hold-preparatory",
	"territory-attached",
] as const;

/**
 * A list, replayed through every counselling with known rounds. In each round the seat is the first choice of the list
 * whose pool closed at the person's rank or beyond. A seat stays until a choice above it opens and the decision allows
 * that choice. Rows of the preparatory course, and rows with a mark, admit nobody; a round without a figure for a pool
 * opens nothing in it.
 */
export const Replay = z.object({
	years: z
		.array(
			z.object({
				year: z.int(),
				authority: z.string(),
				rounds: z
					.array(z.object({ round: z.int(), seat: ReplaySeat.optional().describe("Absent if there is no seat yet") }))
					.describe("Every round of the year in order, with the seat after it"),
				end: ReplaySeat.optional().describe("The seat after the last round; absent if there is none"),
			}),
		)
		.describe("Oldest first"),
	notes: z.array(
		z.object({
			code: z.enum(REPLAY_NOTES),
			years: z.array(z.int()).describe("Empty if the note is about no single year"),
		}),
	),
	never: z.array(z.int()).describe("Choices that exist in some year and were the seat after no round"),
	skipped: z
		.array(z.object({ choice: z.int(), years: z.array(z.int()) }))
		.describe("Choices that these years do not have, by this name or by one that the reviewed table joins to it"),
	sources: z.array(Source),
});
export type Replay = z.infer<typeof Replay>;
