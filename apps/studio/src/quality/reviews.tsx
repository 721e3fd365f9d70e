import { CheckboxGroupInput, SaveButton, TextInput } from "react-admin";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { MODERATION_REASON_CHOICES, REVIEW_STATES, stepsOf } from "./review-steps.ts";
import { factsOf, flagsInWords, NearDuplicates, ReviewVersions } from "./review-text.tsx";

/** Reviews are judged by how they are written; their text is never edited. */
export const reviews = queueScreen({
	name: "reviews",
	label: "Reviews",
	title: "A review",
	represent: "programme",
	named: { source: "programme", label: "Course" },
	states: { by: "state", of: REVIEW_STATES, waiting: "submitted" },
	since: { source: "submitted_at", label: "Sent" },
	columns: {
		college_id: { as: "college" },
		version: { as: "number" },
		flags: { label: "Noticed", isUnsorted: true, render: flagsInWords },
		appealed_at: { label: "Appeal", as: "day" },
	},
	facts: factsOf,
	steps: (review) => ({ [review.state]: stepsOf(review) }),
	also: <SaveButton label="Save the note only" variant="text" icon={null} />,
	more: ({ appeal }) => (
		<>
			<CheckboxGroupInput
				source="reasons"
				label="Reasons, if you decide against it"
				choices={[...MODERATION_REASON_CHOICES]}
				helperText="Only for how it is written, never for its opinion."
			/>
			<TextInput
				source="decision_note"
				label="Note to the writer"
				multiline
				helperText="The writer reads exactly this text."
			/>
			{typeof appeal === "string" && <TextInput source="appeal_outcome" label="Answer to the appeal" multiline />}
		</>
	),
	below: (review) => (
		<>
			<NearDuplicates review={review} />
			<ReviewVersions review={review} />
		</>
	),
});
