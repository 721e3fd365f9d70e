import { MERGE } from "@uchit/contract/correction.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { getSimpleValidationResolver, RadioButtonGroupInput, TextInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { CollegeInput, nameWithPlace } from "#studio/facts/college-input.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { ComparedColleges, MergeOutcome, useCollege } from "./compared-colleges.tsx";
import { ProposalForm, toCorrectionBody } from "./correction-form.tsx";

export function MergePage() {
	return (
		<ProposalForm
			resource="corrections"
			title="Two institutions are one"
			transform={toMerge}
			resolver={getSimpleValidationResolver(faultsOf)}
			toolbar={<MergeToolbar />}
		>
			<p>
				All facts of one go to the other, its address leads there, and lists count them once. Later loads keep this, and
				you can undo it. If they are in different states or belong to different universities, a colleague has to agree.
			</p>
			<CollegeInput source="college_id" label="One institution" />
			<CollegeInput source="other_id" label="The other" />
			<SideBySide />
			<TextInput source="reason" label="Why they are one (only the desk sees this)" isRequired multiline />
		</ProposalForm>
	);
}

function MergeToolbar() {
	const { getValues } = useFormContext();
	const question = async () => {
		const values = getValues();
		if (Object.keys(faultsOf(values)).length > 0) return undefined;
		const [stays, goes] = [String(values.kept), String(goneOf(values))];
		const content = (
			<>
				<p>
					The page of {goes} goes, and its facts and its address lead to {stays}.
				</p>
				<MergeOutcome {...{ stays, goes }} />
			</>
		);
		return () => ({ content });
	};
	return <PlainToolbar label="Merge the two" question={question} sure="Merge them" />;
}

function SideBySide() {
	const [college, second] = useWatch({ name: ["college_id", "other_id"] });
	const [one, other] = [useCollege(college), useCollege(second)];
	if (one === undefined || other === undefined || one.id === other.id) return null;
	const both = [one, other];
	return (
		<>
			<ComparedColleges both={both} />
			<RadioButtonGroupInput
				source="kept"
				label="Which of their pages stays"
				choices={both.map((each) => ({ id: each.id, name: nameWithPlace(each) }))}
				isRequired
				row={false}
			/>
		</>
	);
}

type Values = Record<string, unknown>;

/** All that the wire would ask for, at once. */
function faultsOf({ college_id: one, other_id: other, kept, reason, ...from }: Values) {
	const names = from.names_document === true;
	const { publisher, document }: Values = isRecord(from.document) ? from.document : {};
	const areTwo = one && other && one !== other;
	const faults = {
		college_id: !one && "Choose an institution.",
		other_id: other
			? one === other && "This is the same institution: choose another."
			: "Choose the other institution.",
		kept: areTwo && kept !== one && kept !== other && "Choose which of their pages stays.",
		reason: !reason && "Say why they are one.",
		document: names && {
			...(!publisher && { publisher: "Say who published it." }),
			...(!document && { document: "Name the document." }),
		},
		source_id: !names && !from.source_id && "Choose the source.",
	};
	return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault && Object.keys(fault).length > 0));
}

/** A merge is sent as a correction of the remaining college whose value is the removed one. */
function toMerge({ college_id, other_id, kept, ...values }: Values): Promise<Values> {
	const value = goneOf({ college_id, other_id, kept });
	return toCorrectionBody({ ...values, field: MERGE, college_id: kept, value });
}

function goneOf({ college_id: one, other_id: other, kept }: Values): unknown {
	return kept === one ? other : one;
}
