import type { ExportedLead } from "@uchit/contract/lead.ts";
import { toCsv } from "@uchit/text/csv.ts";

export function toLeadFile(leads: readonly ExportedLead[]): string {
	const columns = Object.values(COLUMNS_OF).flatMap((columns) => Object.entries(columns));
	const rows = leads.map((lead) => columns.map(([, read]) => read(lead)));
	return toCsv([columns.map(([name]) => name), ...rows]);
}

type Column = (lead: ExportedLead) => string | null | undefined;

const COLUMNS_OF: Readonly<Record<keyof ExportedLead, Readonly<Record<string, Column>>>> = {
	id: { id: ({ id }) => id },
	name: { name: ({ name }) => name },
	ageBand: { age_band: ({ ageBand }) => ageBand },
	contact: { contact_kind: ({ contact }) => contact.kind, contact: ({ contact }) => contact.value },
	guardian: {
		guardian_name: ({ guardian }) => guardian?.name,
		guardian_contact: ({ guardian }) => guardian?.contact.value,
	},
	topic: { topic: ({ topic }) => topic },
	message: { message: ({ message }) => message },
	source: { page: ({ source }) => source?.page, college: ({ source }) => source?.college },
	language: { language: ({ language }) => language },
	callWindow: { call_from: ({ callWindow }) => callWindow?.from, call_to: ({ callWindow }) => callWindow?.to },
	status: { status: ({ status }) => status },
	createdAt: { created_at: ({ createdAt }) => createdAt },
};
