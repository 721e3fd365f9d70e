import type { Contact } from "@uchit/contract/account.ts";
import type { LeadContacts } from "@uchit/contract/lead.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { Line } from "#studio/parts/line.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { useReread } from "#studio/parts/use-reread.ts";
import { requestUnmasked } from "./wire.ts";

/** Masked until a reason is entered. */
export const ContactShown = ofItem((lead) => {
	const [shown, setShown] = useState<LeadContacts>();
	const reread = useReread();
	const guardian = isRecord(lead.guardian) ? lead.guardian : undefined;
	const show = async (form: FormData) => {
		setShown(await requestUnmasked(String(lead.id), textOf(form, "reason").trim()));
		reread();
	};
	if (shown !== undefined)
		return (
			<Titled title="Contact">
				<p>
					<ContactLink contact={shown.contact} />
				</p>
				{shown.guardian !== undefined && (
					<p>
						Under 18. Contact their guardian: {shown.guardian.name}, <ContactLink contact={shown.guardian.contact} />
					</p>
				)}
				<button type="button" onClick={() => setShown(undefined)}>
					Hide it again
				</button>
			</Titled>
		);
	return (
		<Titled title="Contact">
			<p>{maskedIn(lead.contact)}</p>
			{guardian !== undefined && (
				<p>
					Under 18. Their guardian: {String(guardian.name)}, {maskedIn(guardian.contact)}
				</p>
			)}
			<SendForm button="Show the contact" send={show}>
				<Line name="reason" label="Why you need it" required minLength={3} maxLength={200} autoComplete="off" />
				<p>Who looked, when and why stays in the log, and the person can read it.</p>
			</SendForm>
		</Titled>
	);
});

function ContactLink({ contact: { kind, value } }: { contact: Contact }) {
	return <a href={`${kind === "phone" ? "tel" : "mailto"}:${value}`}>{value}</a>;
}

function maskedIn(contact: unknown): string {
	return isRecord(contact) ? `${contact.kind === "phone" ? "Phone" : "E-mail"}: ${contact.value}` : "not stated";
}
