import type { ReactNode } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { Contact } from "#app/platform/request-context.ts";
import { Section } from "#app/ui/section.tsx";

export function ContactDetails({ contact }: { contact: Contact }) {
	const t = useTranslations();
	const { address, phones } = contact;
	if (address === undefined && phones.length === 0) return <Grievance contact={contact} />;
	return (
		<Section id="reach" title={t("contact.heading")} className="mt-10 max-w-text">
			<dl className="mt-4 space-y-4">
				{address !== undefined && (
					<Detail name={t("contact.address")}>
						<span className="whitespace-pre-line">{address}</span>
					</Detail>
				)}
				{phones.length > 0 && (
					<Detail name={t("contact.phones")}>
						<Phones phones={phones} />
					</Detail>
				)}
				<Detail name={t("contact.hours")}>
					{t("site.reach.weekdays")}
					<br />
					{t("site.reach.sunday")}
				</Detail>
			</dl>
			<Grievance contact={contact} />
		</Section>
	);
}

/** The grievance officer, on every page about what a visitor may ask of us. A public site does not start without one. */
export function Grievance({ contact: { grievance } }: { contact: Contact }) {
	const t = useTranslations();
	if (grievance === undefined) return null;
	return (
		<dl className="mt-6 max-w-text rounded-lg border border-line p-4">
			<Detail name={t("contact.grievance")}>
				<span className="whitespace-pre-line">{grievance}</span>
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
					<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="link-line-low">
						{phone}
					</a>
				</li>
			))}
		</ul>
	);
}
