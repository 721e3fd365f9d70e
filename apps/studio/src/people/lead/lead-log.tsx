import type { RaRecord } from "react-admin";
import { nameIn } from "#studio/facts/choices-of.ts";
import { ItemsPart, useItems } from "#studio/parts/items.tsx";
import { TextLine } from "#studio/parts/line.tsx";
import { nameOf } from "#studio/parts/name-of.ts";
import { ofItem } from "#studio/parts/of-item.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { nameOfPerson, usePeople } from "./people.ts";
import { addNote, type DeskPerson } from "./wire.ts";
import { STATES } from "./words.ts";

export const LeadLog = ofItem((lead) => {
	const people = usePeople();
	const reread = useReread();
	const fields = ["who.first_name", "who.last_name", "who.email", "who.role"];
	const query = useItems("lead_events", { filter: { lead_id: lead.id }, sort: "-id", fields, of: lead });
	const add = async (form: FormData, element: HTMLFormElement) => {
		await addNote(String(lead.id), textOf(form, "note").trim());
		element.reset();
		reread();
	};
	return (
		<ItemsPart
			title="Notes and log"
			query={query}
			reading="Reading the log …"
			none="Nothing has been done yet."
			above={
				<SendForm button="Save the note" send={add}>
					<TextLine
						name="note"
						label="A note. It is deleted together with the lead."
						{...{ required: true, maxLength: 2000, rows: 3 }}
					/>
				</SendForm>
			}
		>
			{(events) => (
				<ul>
					{events.map((event) => (
						<li key={event.id}>
							{toMoment(event.at)}, {whoOf(event)}: {toWords(event, people)}
						</li>
					))}
				</ul>
			)}
		</ItemsPart>
	);
});

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
			return `set it to “${nameIn(STATES, reason)}”`;
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
