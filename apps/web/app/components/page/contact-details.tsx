import type { ReactNode } from "react";
import { useWords } from "#app/i18n/translate.ts";
import type { Contact } from "#app/request-context.ts";

/** How those who run the site are reached, as the settings say; what is not set is said to be missing. */
export function ContactDetails({ contact }: { contact: Contact }) {
	const t = useWords();
	return (
		<section aria-labelledby="reach" className="mt-10 max-w-text">
			<h2 id="reach" className="text-xl">
				{t("contact.heading")}
			</h2>
			<dl className="mt-4 space-y-4">
				<Detail name={t("contact.address")}>
					<span className="whitespace-pre-line">{contact.address ?? t("contact.noAddress")}</span>
				</Detail>
				<Detail name={t("contact.phones")}>
					{contact.phones.length === 0 ? t("contact.noPhones") : <Phones phones={contact.phones} />}
				</Detail>
				<Detail name={t("contact.hours")}>
					{t("site.reach.weekdays")}
					<br />
					{t("site.reach.sunday")}
				</Detail>
			</dl>
			<Grievance contact={contact} />
		</section>
	);
}

/** Who answers complaints. It stands on every page that says what a visitor may ask of us. */
export function Grievance({ contact }: { contact: Contact }) {
	const t = useWords();
	return (
		<dl className="mt-6 max-w-text rounded-lg border border-line p-4">
			<Detail name={t("contact.grievance")}>
				<span className="whitespace-pre-line">{contact.grievance ?? t("contact.notNamed")}</span>
			</Detail>
		</dl>
	);
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="font-semibold">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Phones({ phones }: { phones: readonly string[] }) {
	return (
		<ul>
			{phones.map((phone) => (
				<li key={phone}>
					<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="link inline-flex min-h-9 items-center">
						{phone}
					</a>
				</li>
			))}
		</ul>
	);
}
