import * as z from "zod";
import { MAX_CONTACT_LENGTH } from "./account.ts";
import { PageNumber } from "./paging.ts";
import { typedLine, typedText } from "./typed.ts";

export const REVIEW_PARTS = [
	"teaching",
	"faculty",
	"placements",
	"infrastructure",
	"hostel",
	"campus-life",
	"value-for-fees",
	"administration",
] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

/** `removed` was published once. */
export const REVIEW_STATES = ["submitted", "in-moderation", "published", "returned", "rejected", "removed"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The reasons to return, reject or remove a review: about its form, never about its opinion. */
export const MODERATION_REASONS = [
	"names-a-person",
	"contact-details",
	"abuse",
	"advertising",
	"not-about-this-college",
	"copied",
	"not-a-student",
	"unreadable",
	"legal",
] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];

export const VERIFIED_LEVELS = ["contact", "college-email", "document"] as const;

export const MIN_REVIEWS_FOR_STARS = 10;

export const REVIEW_SORTS = ["newest", "helpful"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEWS_PER_PAGE = 20;

/** Characters of the text. */
export const MIN_REVIEW_LENGTH = 100;
export const MAX_REVIEW_LENGTH = 5_000;
export const MAX_POINTS_LENGTH = 1_000;
/** Characters of an appeal, and of a college's reply. */
export const MIN_REPLY_LENGTH = 20;
export const MAX_REPLY_LENGTH = 2_000;

const Stars = z.int().min(1).max(5);
export const Ratings = z
	.partialRecord(z.enum(REVIEW_PARTS), Stars)
	.describe("A rating that was not given is absent, never 0");
export type Ratings = z.infer<typeof Ratings>;

const Points = typedText().max(MAX_POINTS_LENGTH);
/** What the writer of a review fills in. */
const WRITTEN = {
	programme: typedLine().min(2, "which course").max(200),
	batchYear: z.int().min(1950).max(2040).describe("Year of completion"),
	ratings: Ratings.refine((ratings) => Object.keys(ratings).length > 0, "rate at least one part"),
	pros: Points,
	cons: Points,
	text: typedText()
		.min(MIN_REVIEW_LENGTH, `at least ${MIN_REVIEW_LENGTH} characters`)
		.max(MAX_REVIEW_LENGTH, `at most ${MAX_REVIEW_LENGTH} characters`),
};
const Email = typedLine().min(3).max(MAX_CONTACT_LENGTH);

/**
 * `POST /v1/reviews`, for the signed-in visitor. One review per person, college and programme: a second becomes a new
 * version.
 */
export const NewReview = z
	.strictObject({
		college: z.string().min(1).max(400).describe("Slug of the college"),
		...WRITTEN,
		pros: Points.default(""),
		cons: Points.default(""),
		collegeEmail: Email.optional().describe(
			"College address that proves you study there: it receives a code with the purpose `college-email`",
		),
	})
	.meta({
		example: {
			college: "indian-institute-of-technology-madras",
			programme: "B.Tech. in Civil Engineering",
			batchYear: 2024,
			ratings: { teaching: 4, hostel: 3 },
			pros: "Small groups in the laboratories.",
			cons: "The rooms are hot in May.",
			text: "Four years of civil engineering. Lectures were well prepared, laboratories open until late, and help was easy to find before exams.",
		},
	});
export type NewReview = z.infer<typeof NewReview>;

/**
 * `PATCH /v1/reviews/{id}`: absent fields stay as they are. Until moderators decide, the public sees the earlier
 * version.
 */
export const ReviewEdit = z
	.strictObject(WRITTEN)
	.partial()
	.meta({ example: { pros: "Small groups, and help before exams." } });
export type ReviewEdit = z.infer<typeof ReviewEdit>;

export const ReviewReceipt = z.object({ id: z.uuid(), state: z.enum(REVIEW_STATES), version: z.int() });
export type ReviewReceipt = z.infer<typeof ReviewReceipt>;

/** A published review as everybody sees it. It has no name: the verified level describes the writer. */
export const Review = z.object({
	id: z.uuid(),
	programme: z.string(),
	batchYear: z.int(),
	ratings: Ratings,
	pros: z.string(),
	cons: z.string(),
	text: z.string(),
	verified: z.enum(VERIFIED_LEVELS),
	publishedOn: z.iso.date(),
	editedOn: z.iso.date().optional(),
	helpful: z.int(),
	photo: z.string().optional().describe("Id of the file"),
	reply: z.object({ text: z.string(), on: z.iso.date() }).optional().describe("Reply of the verified college"),
});
export type Review = z.infer<typeof Review>;

/** Counts only published reviews, and exists only from ten on. */
export const ReviewTotals = z.object({
	count: z.int(),
	mean: z.number().optional().describe("Mean of the reviews' own means; absent below ten reviews"),
	distribution: z.array(z.int()).length(5).optional().describe("Number of reviews by rounded mean, 1 to 5"),
	parts: z.partialRecord(z.enum(REVIEW_PARTS), z.object({ mean: z.number(), count: z.int() })).optional(),
	removed: z.array(z.object({ reason: z.enum(MODERATION_REASONS), count: z.int() })),
});
export type ReviewTotals = z.infer<typeof ReviewTotals>;

export const ReviewQuery = z.object({ sort: z.enum(REVIEW_SORTS).catch("newest").default("newest"), page: PageNumber });
export const ReviewList = z.object({
	total: z.int(),
	page: z.int(),
	sort: z.enum(REVIEW_SORTS),
	items: z.array(Review),
	totals: ReviewTotals,
});
export type ReviewList = z.infer<typeof ReviewList>;

/** `GET /v1/me/reviews`: the writer's own reviews in every state, with the moderators' reasons. */
export const OwnReview = Review.omit({ helpful: true, publishedOn: true }).extend({
	college: z.object({ slug: z.string(), name: z.string() }),
	state: z.enum(REVIEW_STATES),
	version: z.int(),
	isPublic: z.boolean().describe("Whether a version of it is public, perhaps an earlier one"),
	submittedAt: z.iso.datetime(),
	decision: z
		.object({ reasons: z.array(z.enum(MODERATION_REASONS)), note: z.string().optional(), at: z.iso.datetime() })
		.optional(),
	appeal: z.object({ text: z.string(), at: z.iso.datetime(), outcome: z.string().optional() }).optional(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const ReviewAppeal = z.strictObject({
	text: typedText().min(MIN_REPLY_LENGTH, "why the decision is wrong").max(MAX_REPLY_LENGTH),
});
export const ReviewReport = z
	.strictObject({ reason: z.enum(MODERATION_REASONS), message: typedText().max(2_000).default("") })
	.meta({ example: { reason: "contact-details", message: "" } });
export const ReviewReply = z.strictObject({ text: typedText().min(MIN_REPLY_LENGTH).max(MAX_REPLY_LENGTH) });
export const OwnReviews = z.object({ items: z.array(OwnReview) });

export const ReviewVotes = z.object({ helpful: z.int(), isMine: z.boolean() });

export const CodeToken = z.strictObject({ token: z.string().min(1).max(200) });

/** `POST /v1/colleges/{slug}/claims/code`: an address at the college's recorded domain. */
export const ClaimCode = z.strictObject({ email: Email }).meta({ example: { email: "dean@iitm.ac.in" } });

/** `GET /v1/me/claims`: the colleges that a visitor may answer for, once approved. */
export const CollegeClaim = z.object({
	id: z.int(),
	college: z.object({ slug: z.string(), name: z.string() }),
	domain: z.string(),
	status: z.enum(["open", "approved", "declined"]),
	createdAt: z.iso.datetime(),
});
export type CollegeClaim = z.infer<typeof CollegeClaim>;
export const CollegeClaims = z.object({ items: z.array(CollegeClaim) });
