/** What reviews are described by. */

/** The eight parts that are rated, 1 to 5. */
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

/** The life of a review. `removed` was published once. */
export const REVIEW_STATES = ["submitted", "in-moderation", "published", "returned", "rejected", "removed"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Why moderators return, reject or remove: never for what is thought, only for how. */
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

/** How much we know of the writer, least first. */
export const VERIFIED_LEVELS = ["contact", "college-email", "document"] as const;

/** Stars are shown from this many published reviews on. */
export const LEAST_REVIEWS_FOR_STARS = 10;

export const REVIEW_SORTS = ["newest", "helpful"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEWS_PER_PAGE = 20;

/** Of the text, in characters. */
export const LEAST_REVIEW_LENGTH = 100;
export const MOST_REVIEW_LENGTH = 5_000;
export const MOST_POINTS_LENGTH = 1_000;
/** Of an appeal, and of a college's reply. */
export const LEAST_REPLY_LENGTH = 20;
export const MOST_REPLY_LENGTH = 2_000;
