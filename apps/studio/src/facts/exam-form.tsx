import {
	APPLICANT_CATEGORIES,
	EXAM_LEVELS,
	EXAM_LINK_KINDS,
	EXAM_MODES,
	EXAM_SCOPES,
	EXAM_STREAMS,
	LIFECYCLE_STATES,
} from "@uchit/contract/exam.ts";
import { AutocompleteArrayInput, NumberInput, SelectInput, TextArrayInput, TextInput } from "react-admin";
import { choicesOf } from "./choices-of.ts";
import { ExamEvents } from "./exam-events.tsx";
import { GuideProofs } from "./guide-proofs.tsx";
import { JsonInput } from "./json-input.tsx";
import { OnSite } from "./on-site.tsx";
import { Part, Rows } from "./rows.tsx";

const PAYERS = choicesOf([...APPLICANT_CATEGORIES, "women", "men", "everyone"]);
const ENTER = "Press Enter after each.";

/** What it is called, what it is for, and whether it is still held. */
export function ExamBasics() {
	return (
		<>
			<OnSite folder="/exams" />
			<TextInput source="short_name" isRequired />
			<TextInput source="name" label="Whole name" isRequired />
			<TextInput source="name_hi" label="Whole name in Hindi" />
			<TextInput
				source="slug"
				isRequired
				helperText="Its part of the address, for ever: calendars know its dates by it."
			/>
			<TextArrayInput source="other_names" label="Former names and other spellings" helperText={ENTER} />
			<TextInput source="summary" isRequired multiline />
			<TextInput source="summary_hi" label="Summary in Hindi" multiline />
			<SelectInput source="scope" label="Whose seats it fills" choices={choicesOf(EXAM_SCOPES)} isRequired />
			<TextArrayInput source="states" label="States (slugs)" helperText={ENTER} />
			<Part source="lifecycle" label="Is it still held?">
				<SelectInput source="lifecycle.state" choices={choicesOf(LIFECYCLE_STATES)} defaultValue="current" isRequired />
				<TextInput source="lifecycle.since" label="Since (year)" />
				<TextArrayInput source="lifecycle.writeNow" label="Exams to write instead (slugs)" helperText={ENTER} />
				<TextInput source="lifecycle.text" label="In words" multiline />
				<TextInput source="lifecycle.textHi" label="In words, in Hindi" multiline />
			</Part>
		</>
	);
}

/** What a form can ask for; its dates among them. */
export function ExamFacts() {
	return (
		<>
			<TextInput source="body" label="Who conducts it" />
			<TextInput source="official_site" label="Official site (https://…)" />
			<SelectInput source="level" choices={choicesOf(EXAM_LEVELS)} />
			<AutocompleteArrayInput source="streams" choices={choicesOf(EXAM_STREAMS)} />
			<SelectInput source="mode" choices={choicesOf(EXAM_MODES)} />
			<TextArrayInput source="languages" label="Languages (codes: en, hi)" helperText={ENTER} />
			<NumberInput source="times_a_year" label="How many times a year" min={1} step={1} />
			<Part source="fees" label="Fees">
				<TextInput source="fees.year" label="Year of the fees" />
				<Rows source="fees.items" label="Who pays what" add="Add a fee">
					<AutocompleteArrayInput source="who" label="Who" choices={PAYERS} />
					<NumberInput source="amountInr" label="Rupees" min={0} step={1} />
					<TextInput source="note" />
				</Rows>
			</Part>
			<ExamEvents />
			<Rows source="links" label="The authority’s pages and documents" add="Add a link">
				<SelectInput source="kind" choices={choicesOf(EXAM_LINK_KINDS)} />
				<TextInput source="address" label="Address (https://…), where we know it" />
				<TextInput source="name" label="Which of several" />
			</Rows>
		</>
	);
}

/** What has too many levels for a form. */
export function ExamStructures() {
	return (
		<>
			<JsonInput source="eligibility" label="Eligibility (JSON, a list of rules)" />
			<JsonInput source="pattern" label="Pattern (JSON)" />
			<JsonInput source="syllabus" label="Syllabus (JSON, a list of parts with topics)" />
			<JsonInput source="counselling" label="Counselling (JSON, a list)" />
			<JsonInput source="score" label="Score (JSON)" />
			<JsonInput source="accepted_by" label="Accepted by (JSON)" />
			<JsonInput source="apply" label="What the form asks to upload (JSON)" />
			<JsonInput source="statistics" label="Candidates and qualifying marks by year (JSON)" />
			<GuideProofs />
		</>
	);
}
