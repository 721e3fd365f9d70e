import { CollegeName } from "#studio/parts/college-name.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

/** Verified by a code to an address at the domain that a source records for the college. */
export const collegeClaims = queueScreen({
	name: "college_claims",
	label: "College claims",
	title: "A college claim",
	represent: "domain",
	states: {
		by: "status",
		of: [
			{ id: "open", name: "Open" },
			{ id: "approved", name: "Approved" },
			{ id: "declined", name: "Declined" },
		],
		waiting: "open",
	},
	since: { source: "created_at", label: "Asked" },
	columns: { college_id: { as: "college" } },
	facts: ({ domain, created_at: at }) => ({
		College: <CollegeName isLink />,
		"Has an address at": domain,
		Asked: toMoment(at),
	}),
	help: "Approved: may answer reviews of this college. Students have addresses at a college's domain too: ask at the college.",
});
