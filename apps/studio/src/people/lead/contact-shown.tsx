import type { Contact } from "@uchit/contract/account.ts";
import type { LeadContacts } from "@uchit/contract/lead.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { type RaRecord, useRecordContext } from "react-admin";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { useReread } from "#studio/parts/use-reread.ts";
import { requestUnmasked } from "./wire.ts";

/** Masked until a reason is entered. */
export function ContactShown() {
	const lead = useRecordContext<RaRecord>();
	if (lead === undefined) return null;
	return <ContactOf key={lead.id} lead={lead} />;
}

function ContactOf({ lead }: { lead: RaRecord }) {
	const [shown, setShown] = useState<LeadContacts>();
	const guardian = isRecord(lead.guardian) ? lead.guardian : undefined;
	return (
		<section aria-labelledby="contact">
			<h2 id="contact">Contact</h2>
			{shown === undefined ? (
				<>
					<p>{maskedIn(lead.contact)}</p>
					{guardian !== undefined && (
						<p>
							Under 18. Their guardian: {String(guardian.name)}, {maskedIn(guardian.contact)}
						</p>
					)}
					<WhyShow lead={String(lead.id)} onShown={setShown} />
				</>
			) : (
				<>
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
				</>
			)}
		</section>
	);
}

function WhyShow({ lead, onShown }: { lead: string; onShown: (shown: LeadContacts) => void }) {
	const reread = useReread();
	const show = async (form: FormData) => {
		onShown(await requestUnmasked(lead, textOf(form, "reason").trim()));
		reread();
	};
	return (
		<SendForm button="Show the contact" send={show}>
			<p>
				<label htmlFor="reason">Why you need it</label>{" "}
				<input id="reason" name="reason" required minLength={3} maxLength={200} autoComplete="off" />
			</p>
			<p>Who looked, when and why stays in the log, and the person can read it.</p>
		</SendForm>
	);
}

function ContactLink({ contact: { kind, value } }: { contact: Contact }) {
	return <a href={`${kind === "phone" ? "tel" : "mailto"}:${value}`}>{value}</a>;
}

function maskedIn(contact: unknown): string {
	return isRecord(contact) ? `${contact.kind === "phone" ? "Phone" : "E-mail"}: ${contact.value}` : "not stated";
}
