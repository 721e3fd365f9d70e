import { type RaRecord, SaveButton, SelectInput, SimpleForm, Toolbar, useGetIdentity } from "react-admin";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { ofItem } from "#studio/parts/of-item.tsx";
import { AnswerForm } from "./lead/answer-form.tsx";
import { ComplaintOfLead } from "./lead/complaint-of-lead.tsx";
import { ContactShown } from "./lead/contact-shown.tsx";
import { Deliveries } from "./lead/deliveries.tsx";
import { EraseForm } from "./lead/erase-form.tsx";
import { LeadLog } from "./lead/lead-log.tsx";
import { LeadText } from "./lead/lead-text.tsx";
import { toChoices, usePeople } from "./lead/people.ts";
import { LeadQueue } from "./lead/queue.tsx";
import { STATES } from "./lead/words.ts";

/** A lead's text cannot be changed; only its owner and outcome can. */
export const leads = {
	name: "Lead",
	options: { label: "Leads" },
	recordRepresentation: "name",
	list: LeadQueue,
	edit: LeadEdit,
};

function LeadEdit() {
	return (
		<EditItem redirect={false} title="A lead">
			<div className="lead">
				<LeadText />
				<div>
					<ContactShown />
					<AnswerForm />
				</div>
			</div>
			<SimpleForm toolbar={<LeadToolbar />} resetOptions={KEEP_CHANGES}>
				<Answering />
			</SimpleForm>
			<ComplaintOfLead />
			<LeadLog />
			<Deliveries />
			<EraseForm />
		</EditItem>
	);
}

const Answering = ofItem((lead) => {
	const people = usePeople();
	const { identity } = useGetIdentity();
	if (lead.status === "withdrawn") {
		return (
			<p role="status">This person withdrew every consent. Only their complaint, if there is one, is left to answer.</p>
		);
	}
	return (
		<>
			<SelectInput
				source="assigned_to"
				label="Given to"
				choices={toChoices(people, { chosen: lead.assigned_to, me: identity?.id })}
				emptyText="Nobody"
				parse={(id: string) => (id === "" ? null : id)}
			/>
			<SelectInput
				source="status"
				label="State"
				choices={[...STATES]}
				isRequired
				helperText="“Called” and “Answered” count as contact: from then on the lead is stored for its full period."
			/>
		</>
	);
});

const LeadToolbar = ofItem((lead) => {
	const { identity } = useGetIdentity();
	if (lead.status === "withdrawn") return null;
	return (
		<Toolbar>
			<SaveButton />
			{identity !== undefined && lead.assigned_to !== identity.id && (
				<SaveButton
					{...{ type: "button", label: "Take it", variant: "outlined", icon: null, alwaysEnable: true }}
					transform={(data: RaRecord) => ({ ...data, assigned_to: identity.id, status: takenState(data.status) })}
				/>
			)}
		</Toolbar>
	);
});

/** A lead that is already in work stays in its state with a new owner. */
function takenState(status: unknown): unknown {
	return status === "new" ? "assigned" : status;
}
