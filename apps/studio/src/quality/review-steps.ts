/** The content system enforces the allowed steps; the desk only offers these. */
export const REVIEW_STATES = [
	{ id: "submitted", name: "Waiting" },
	{ id: "in-moderation", name: "In moderation" },
	{ id: "published", name: "Published" },
	{ id: "returned", name: "Returned" },
	{ id: "rejected", name: "Rejected" },
	{ id: "removed", name: "Removed" },
] as const;

type ReviewState = (typeof REVIEW_STATES)[number]["id"];
export type ReviewStep = { to: ReviewState; label: string; letter: string; done?: () => string };

/** Reasons concern how a review is written, never its opinion. */
export const MODERATION_REASON_CHOICES = [
	{ id: "names-a-person", name: "Names a person" },
	{ id: "contact-details", name: "Contact details" },
	{ id: "abuse", name: "Abuse" },
	{ id: "advertising", name: "Advertising" },
	{ id: "not-about-this-college", name: "Not about this college" },
	{ id: "copied", name: "Copied" },
	{ id: "not-a-student", name: "Not a student" },
	{ id: "unreadable", name: "Unreadable" },
	{ id: "legal", name: "Legal" },
] as const;

const TAKE_UP: ReviewStep = { to: "in-moderation", label: "Take up", letter: "T", done: takenUp };
const LOOK_AGAIN: ReviewStep = { to: "in-moderation", label: "Look at it again", letter: "L", done: takenUp };
const REMOVE: ReviewStep = { to: "removed", label: "Remove from the site", letter: "M" };

/** It stays open, for the decision. */
function takenUp(): string {
	return "Taken up.";
}

const STEPS: Readonly<Record<ReviewState, readonly ReviewStep[]>> = {
	submitted: [TAKE_UP],
	"in-moderation": [
		{ to: "published", label: "Publish", letter: "P" },
		{ to: "returned", label: "Return for changes", letter: "A" },
		{ to: "rejected", label: "Reject", letter: "R" },
		{ to: "submitted", label: "Put back", letter: "B" },
	],
	published: [],
	returned: [LOOK_AGAIN],
	rejected: [LOOK_AGAIN],
	removed: [LOOK_AGAIN],
};

/** Only a review that is or was public can be removed. */
export function stepsOf({ state, shown, published_at }: Readonly<Record<string, unknown>>): readonly ReviewStep[] {
	const known = REVIEW_STATES.find(({ id }) => id === state);
	if (known === undefined) return [];
	const isRemovable =
		known.id !== "removed" && (isThere(shown) || (known.id === "in-moderation" && isThere(published_at)));
	return [...STEPS[known.id], ...(isRemovable ? [REMOVE] : [])];
}

export function flagWords(flag: string): string {
	if (flag === "burst") return "Many reviews of this college in one day";
	if (flag === "burst-network") return "Several of this college from one network in one day";
	if (flag === "phone-number") return "A phone number";
	if (flag === "email-address") return "An e-mail address";
	if (flag === "named-person") return "A person, by name or title";
	return duplicateOf(flag) === undefined ? flag : "Nearly the same as another review";
}

export function duplicateOf(flag: string): string | undefined {
	return /^near-duplicate:(.+)$/.exec(flag)?.[1];
}

function isThere(value: unknown): boolean {
	return value !== null && value !== undefined;
}

const RATED = ["very poor", "poor", "fair", "good", "very good"];

/** `teaching`, 4 → "teaching: good (4 of 5)". */
export function ratingWords(part: string, rated: unknown): string {
	const words = RATED[Number(rated) - 1];
	return `${part}: ${words === undefined ? String(rated) : `${words} (${rated} of 5)`}`;
}
