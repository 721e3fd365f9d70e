import {
	CheckboxGroupInput,
	DataTable,
	type RaRecord,
	SaveButton,
	SimpleForm,
	TextInput,
	Toolbar,
	useNotify,
	useRecordContext,
} from "react-admin";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { Queue } from "#studio/parts/queue.tsx";
import { StepButton } from "#studio/parts/step-button.tsx";
import { flagWords, MODERATION_REASON_CHOICES, nameOfState, REVIEW_STATES, stepsOf } from "./review-steps.ts";
import { NearDuplicates, ReviewText, ReviewVersions } from "./review-text.tsx";

/** Reviews are judged by how they are written; their text is never edited. */
export const reviews = {
	name: "reviews",
	options: { label: "Reviews" },
	recordRepresentation: "programme",
	list: ReviewQueue,
	edit: ReviewEdit,
};

function ReviewQueue() {
	return (
		<Queue
			{...{ by: "state", states: REVIEW_STATES, waiting: "submitted", since: "submitted_at" }}
			name={{ source: "programme", label: "Course" }}
		>
			<DataTable.Col source="college_id" label="College">
				<CollegeName />
			</DataTable.Col>
			<DataTable.NumberCol source="version" />
			<DataTable.Col source="state" label="State" render={({ state }) => nameOfState(state)} />
			<DataTable.Col source="flags" label="Noticed" disableSort render={({ flags }) => toWords(flags)} />
			<DataTable.Col source="appealed_at" label="Appeal">
				<Day source="appealed_at" />
			</DataTable.Col>
			<DataTable.Col source="submitted_at" label="Sent">
				<Day source="submitted_at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function ReviewEdit() {
	return (
		<EditItem redirect="list" title="A review">
			<SimpleForm toolbar={<DecisionToolbar />} resetOptions={KEEP_CHANGES}>
				<ReviewText />
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
				<AppealAnswer />
			</SimpleForm>
			<NearDuplicates />
			<ReviewVersions />
			<History />
		</EditItem>
	);
}

function AppealAnswer() {
	const review = useRecordContext<RaRecord>();
	if (review?.appeal === null || review?.appeal === undefined) return null;
	return <TextInput source="appeal_outcome" label="Answer to the appeal" multiline />;
}

function DecisionToolbar() {
	const review = useRecordContext<RaRecord>();
	const notify = useNotify();
	const stay = { onSuccess: () => notify("Taken up.", { type: "info" }) };
	return (
		<Toolbar>
			{stepsOf(review ?? {}).map(({ to, label, letter }) => (
				<StepButton
					key={to}
					label={label}
					letter={letter}
					transform={(data: object) => ({ ...data, state: to })}
					{...(to === "in-moderation" && { mutationOptions: stay })}
				/>
			))}
			<SaveButton label="Save the note only" variant="text" icon={null} />
		</Toolbar>
	);
}

function toWords(flags: unknown): string {
	return Array.isArray(flags) ? [...new Set(flags.map((flag) => flagWords(String(flag))))].join("; ") : "";
}
