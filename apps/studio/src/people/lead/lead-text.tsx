import { referenceOf } from "@uchit/contract/lead.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { Facts } from "#studio/parts/facts.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { siteAddress } from "#studio/site.ts";
import { useNamesOf } from "#studio/writing/named-item.ts";
import { isCallable, toSpan, windowOf } from "./call-window.ts";
import { collegeIn } from "./lead-topic.tsx";
import { Mark } from "./mark.tsx";
import { nameOfAge, nameOfPurpose, nameOfRecipient, nameOfTopic } from "./words.ts";

export const LeadText = ofItem((lead) => {
	const window = windowOf(lead.call_window);
	const slug = collegeIn(lead.source);
	const { names } = useNamesOf("colleges", slug === undefined ? [] : [slug]);
	const rows = {
		Reference: referenceOf(String(lead.id)),
		Name: lead.name,
		Age: nameOfAge(lead.age_band),
		Asks: nameOfTopic(lead.topic),
		Message: lead.message,
		"To be called": window && `${toSpan(window)}, Indian time`,
		Language: lead.language === "hi" ? "Hindi" : "English",
		"About the college": slug && (
			<a href={siteAddress(`/college/${slug}`)} target="_blank" rel="noreferrer">
				{names.get(slug) ?? slug}
			</a>
		),
		"Asked at": isRecord(lead.source) && String(lead.source.page),
		"Consents to": consentsOf(lead.consents),
		"What else was sent": extraOf(lead.extra),
		Asked: toMoment(lead.date_created),
		"Kept until": lead.expires_at === null ? undefined : toMoment(lead.expires_at),
	};
	return (
		<section aria-label="What was asked">
			{lead.do_not_contact === true && (
				<p role="status">
					<Mark kind="stop">Do not contact</Mark> This person asked not to be contacted.
				</p>
			)}
			{window !== undefined && lead.do_not_contact !== true && isCallable(window, new Date()) && (
				<p role="status">
					<Mark kind="now">now callable</Mark> until {window.to}
				</p>
			)}
			<Facts lines={Object.fromEntries(Object.entries(rows).map(([label, value]) => [label, value || "not stated"]))} />
		</section>
	);
});

function consentsOf(consents: unknown): string {
	if (!Array.isArray(consents) || consents.length === 0) return "nothing now";
	return consents
		.filter(isRecord)
		.map(({ purpose, recipient }) => `${nameOfPurpose(purpose)} (${nameOfRecipient(recipient)})`)
		.join("; ");
}

function extraOf(extra: unknown): string {
	return isRecord(extra) && Object.keys(extra).length > 0 ? JSON.stringify(extra) : "nothing";
}
