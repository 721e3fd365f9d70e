import { type FormEvent, useState } from "react";
import { type RaRecord, useNotify, usePermissions, useRecordContext, useRedirect } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { erasePerson } from "./wire.ts";

/** Admins delete a person who asked for it and cannot do it on /privacy; the runbook says when that is right. */
export function EraseForm() {
	const lead = useRecordContext<RaRecord>();
	const { permissions } = usePermissions();
	const [fault, setFault] = useState<string>();
	const notify = useNotify();
	const redirect = useRedirect();
	if (lead === undefined || permissions !== "admin") return null;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		try {
			const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
			const erased = await erasePerson(String(lead.id), reason);
			notify(`Deleted: ${erased} ${erased === 1 ? "request" : "requests"} of this person.`, { type: "success" });
			redirect("list", "Lead");
		} catch (error) {
			setFault(messageOf(error));
		}
	};
	return (
		<details>
			<summary>Erase this person, because they asked</summary>
			<form onSubmit={(event) => void submit(event)}>
				<p>
					Deletes every request of this contact, here and at everybody who has it, as the person can on /privacy. It
					cannot be undone. Only once a code has proved that the contact is theirs; for somebody under 18 the guardian
					asks.
				</p>
				<p>
					<label htmlFor="erase-reason">Day and number of the request, without a name. It stays in the log.</label>
					<br />
					<input id="erase-reason" name="reason" required minLength={3} maxLength={200} size={40} />
				</p>
				<button type="submit">Erase this person</button>
				{fault !== undefined && <p role="alert">{fault}</p>}
			</form>
		</details>
	);
}
