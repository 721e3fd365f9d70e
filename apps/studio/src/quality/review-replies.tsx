import { Link } from "react-admin";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

export const reviewReplies = queueScreen({
	name: "review_replies",
	label: "Replies of colleges",
	title: "A college's reply",
	represent: ({ at }) => `the reply of ${toMoment(at)}`,
	states: {
		by: "state",
		of: [
			{ id: "submitted", name: "Waiting" },
			{ id: "published", name: "Published" },
			{ id: "rejected", name: "Rejected" },
		],
		waiting: "submitted",
	},
	since: { source: "at", label: "Sent" },
	columns: { text: { isUnsorted: true } },
	facts: ({ review_id: review, text, at }) => ({
		To: <Link to={`/reviews/${review}`}>The review</Link>,
		"What the college says": text,
		Sent: toMoment(at),
	}),
});
