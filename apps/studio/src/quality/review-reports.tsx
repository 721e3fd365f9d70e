import { Link } from "react-admin";
import { nameIn } from "#studio/facts/choices-of.ts";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { MODERATION_REASON_CHOICES } from "./review-steps.ts";

/** Upholding a report removes nothing: the review is decided on its own page. */
export const reviewReports = queueScreen({
	name: "review_reports",
	label: "Reports of reviews",
	title: "A report of a review",
	represent: ({ reason, id }) => `${nameIn(MODERATION_REASON_CHOICES, reason)}, ${id}`,
	states: {
		by: "status",
		of: [
			{ id: "open", name: "Open" },
			{ id: "upheld", name: "Upheld" },
			{ id: "declined", name: "Declined" },
		],
		waiting: "open",
	},
	since: { source: "created_at", label: "Sent" },
	columns: { reason: { of: MODERATION_REASON_CHOICES }, message: { isUnsorted: true } },
	facts: ({ review_id: review, reason, message, created_at: at }) => ({
		Review: <Link to={`/reviews/${review}`}>Read it, and decide on it</Link>,
		Reason: nameIn(MODERATION_REASON_CHOICES, reason),
		"In the reader's words": message || "not stated",
		Sent: toMoment(at),
	}),
});
