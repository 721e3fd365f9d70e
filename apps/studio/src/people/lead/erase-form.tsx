import { useNotify, usePermissions, useRedirect } from "react-admin";
import { Line } from "#studio/parts/line.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { erasePerson } from "./wire.ts";

/** Admins delete a person who requests it and cannot do it on /privacy; the runbook says when that is right. */
export const EraseForm = ofItem((lead) => {
	const { permissions } = usePermissions();
	const notify = useNotify();
	const redirect = useRedirect();
	if (permissions !== "admin") return null;
	const erase = async (form: FormData) => {
		const erased = await erasePerson(String(lead.id), textOf(form, "why").trim());
		notify(`Deleted: ${erased} ${erased === 1 ? "request" : "requests"} of this person.`, { type: "success" });
		redirect("list", "Lead");
	};
	return (
		<details>
			<summary>Erase this person, because they asked</summary>
			<SendForm button="Erase this person" send={erase}>
				<p>
					Deletes every request of this contact, here and at everybody who received it. It cannot be undone, and nothing
					here checks who asks: first make sure that the contact is theirs. (On /privacy a code proves it, and people
					can erase there by themselves.) For somebody under 18 the guardian asks.
				</p>
				<Line
					name="why"
					label="Day and number of the request, without a name. It stays in the log."
					{...{ required: true, minLength: 3, maxLength: 200 }}
				/>
			</SendForm>
		</details>
	);
});
