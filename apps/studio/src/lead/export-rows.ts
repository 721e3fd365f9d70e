import type { Exported } from "#studio/lead/wire.ts";

/** The columns of the file, in its order. */
export const EXPORT_COLUMNS = [
	...["id", "name", "age_band", "contact_kind", "contact", "guardian_name", "guardian_contact", "topic", "message"],
	...["page", "college", "language", "call_from", "call_to", "status", "created_at"],
] as const;

export function toRow(lead: Exported): unknown[] {
	const { id, name, ageBand, contact, guardian, topic, message, source, callWindow, language, status, createdAt } =
		lead;
	return [
		...[id, name, ageBand, contact.kind, contact.value, guardian?.name, guardian?.contact.value, topic, message],
		...[source?.page, source?.college, language, callWindow?.from, callWindow?.to, status, createdAt],
	];
}
