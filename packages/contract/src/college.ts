/** What the directory registers an institution as. In words for visitors all of them are "institutions". */
export const COLLEGE_KINDS = ["university", "college", "standalone", "research"] as const;
export const COLLEGE_KIND_NAMES: Readonly<Record<(typeof COLLEGE_KINDS)[number], string>> = {
	university: "University",
	college: "College",
	standalone: "Standalone institution",
	research: "Research institute",
};

/** What an institution's own name may say that it teaches, within a category that holds more than one profession. */
export const PROFESSIONS = [
	"nursing",
	"pharmacy",
	"dental",
	"homoeopathy",
	"ayurveda",
	"unani",
	"siddha",
	"naturopathy",
	"physiotherapy",
	"veterinary",
	"allied-health",
	"medicine",
	"polytechnic",
	"teaching",
] as const;

/**
 * `nirf`: newest rank in the chosen category's list (or overall), best first. `intake`: approved seats, most first. `established`:
 * oldest first. `salary`: median salary reported for the list that ranks the category, highest first. `distance`: from `near`,
 * nearest first. `name`: A to Z. A leading `-` reverses; what is unknown comes last either way.
 */
export const COLLEGE_SORTS = [
	"relevance",
	"distance",
	"nirf",
	"-nirf",
	"intake",
	"-intake",
	"established",
	"-established",
	"salary",
	"-salary",
	"name",
	"-name",
	"-distance",
] as const;

export const COLLEGES_PAGE_SIZE = 20;

/**
 * Why a value is taken for another: it has another name (`law` is 3); the category is not the degree's own; or no source tells who
 * teaches the degree, which then stands for its category.
 */
export const MOVED_REASONS = ["other-name", "of-the-degree", "no-source"] as const;

/**
 * Why a value says nothing: the category is said by its degree already; the degree stands beside categories that are not its own; or no
 * source tells who teaches it, and other degrees are asked for.
 */
export const IGNORED_REASONS = ["said-by-degree", "beside-other-categories", "no-source"] as const;
