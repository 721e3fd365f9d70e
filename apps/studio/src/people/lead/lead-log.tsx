import { type RaRecord, useGetList, useRecordContext } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { nameOf } from "#studio/parts/name-of.ts";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { nameOfPerson, usePeople } from "./people.ts";
import { addNote, type DeskPerson } from "./wire.ts";
import { nameOfState } from "./words.ts";

const MOST_ENTRIES = 100;

export function LeadLog() {
	const lead = useRecordContext<RaRecord>();
	const people = usePeople();
	const { data, error, isPending } = useGetList(
		"lead_events",
		{
			filter: { lead_id: lead?.id },
			sort: { field: "id", order: "DESC" },
			pagination: { page: 1, perPage: MOST_ENTRIES },
			meta: { fields: ["who.first_name", "who.last_name", "who.email", "who.role"], of: JSON.stringify(lead ?? {}) },
		},
		{ enabled: lead !== undefined },
	);
	if (lead === undefined) return null;
	return (
		<section aria-labelledby="log">
			<h2 id="log">Notes and log</h2>
			<NewNote key={lead.id} lead={String(lead.id)} />
			{error !== null && error !== undefined && <p role="alert">{messageOf(error)}</p>}
			{isPending && <p>Reading the log …</p>}
			{data?.length === 0 && <p>Nothing has been done yet.</p>}
			<ul>
				{data?.map((event) => (
					<li key={event.id}>
						{toMoment(event.at)}, {whoOf(event)}: {toWords(event, people)}
					</li>
				))}
			</ul>
		</section>
	);
}

function NewNote({ lead }: { lead: string }) {
	const reread = useReread();
	const add = async (form: FormData, element: HTMLFormElement) => {
		await addNote(lead, textOf(form, "note").trim());
		element.reset();
		reread();
	};
	return (
		<SendForm button="Save the note" send={add}>
			<p>
				<label htmlFor="note">A note. It is deleted together with the lead.</label>
			</p>
			<p>
				<textarea id="note" name="note" required maxLength={2000} rows={3} cols={60} />
			</p>
		</SendForm>
	);
}

/** Withdrawals are made by the person, not by staff. */
function whoOf({ kind, who }: RaRecord): string {
	return kind === "withdrawn" ? "the person" : nameOf(who);
}

function toWords({ kind, reason }: RaRecord, people: readonly DeskPerson[]): string {
	switch (kind) {
		case "note":
			return `noted “${reason}”`;
		case "unmasked":
			return `looked at the contact, because “${reason}”`;
		case "exported":
			return `exported it, because “${reason}”`;
		case "assigned":
			return reason === null ? "gave it back" : `gave it to ${nameOfPerson(people, reason)}`;
		case "state":
			return `set it to “${nameOfState(reason)}”`;
		case "answered":
			return `answered “${reason}”`;
		case "replayed":
			return `had it sent to ${reason} again`;
		case "withdrawn":
			return "took consents back";
		case "erased":
			return `deleted all of this person, because “${reason}”`;
		case "warned":
			return "sent the warning that it will be deleted";
		default:
			return String(kind);
	}
}
