import { DataTable, type RaRecord, SelectInput, SimpleForm, useRecordContext } from "react-admin";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const STATES = [
	{ id: "open", name: "Open" },
	{ id: "approved", name: "Approved" },
	{ id: "declined", name: "Declined" },
];

/** Who asks to answer for a college: by a code to an address at the domain that a source records for it. */
export const collegeClaims = {
	name: "college_claims",
	options: { label: "College claims" },
	recordRepresentation: "domain",
	list: ClaimList,
	edit: ClaimEdit,
};

function ClaimList() {
	return (
		<Queue by="status" states={STATES} waiting="open" since="created_at">
			<DataTable.Col source="college_id" label="College">
				<CollegeName />
			</DataTable.Col>
			<DataTable.Col source="domain" />
			<DataTable.Col source="status" label="State" />
			<DataTable.Col source="created_at" label="Asked">
				<Day source="created_at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function ClaimEdit() {
	return (
		<EditItem redirect="list" title="A college claim">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />} resetOptions={KEEP_CHANGES}>
				<ClaimText />
				<SelectInput
					source="status"
					label="State"
					choices={STATES}
					isRequired
					helperText="Approved: may answer reviews of this college. Students have addresses at a college's domain too: ask at the college."
				/>
			</SimpleForm>
			<History />
		</EditItem>
	);
}

function ClaimText() {
	const claim = useRecordContext<RaRecord>();
	if (claim === undefined) return null;
	return (
		<dl>
			<dt>College</dt>
			<dd>
				<CollegeName isLink />
			</dd>
			<dt>Has an address at</dt>
			<dd>{claim.domain}</dd>
			<dt>Asked</dt>
			<dd>{toMoment(claim.created_at)}</dd>
		</dl>
	);
}
