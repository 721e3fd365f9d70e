import { slugOf } from "#studio/writing/slug-of.ts";
import type { Column, Mapping } from "./columns.ts";

type Cells = Readonly<Record<string, string>>;
type Kind = "text" | "number" | "list" | "tick";

/** What a file of scholarships may hold. */
export const COLUMNS: readonly (Column & { kind: Kind })[] = [
	{ id: "name", name: "Name", kind: "text", isRequired: true, also: ["scholarship", "scheme", "scholarship name"] },
	{ id: "slug", name: "Slug (else made from the name)", kind: "text" },
	{ id: "provider", name: "Given by", kind: "text", also: ["provider name", "offered by"] },
	{ id: "provider_kind", name: "Kind of provider", kind: "text" },
	{ id: "site", name: "Official site", kind: "text", also: ["website", "link", "url"] },
	{ id: "awards", name: "Number given", kind: "number", also: ["number of awards"] },
	{ id: "amount_least_inr", name: "Least amount, in rupees", kind: "number", also: ["amount from"] },
	{ id: "amount_most_inr", name: "Most amount, in rupees", kind: "number", also: ["amount", "amount to"] },
	{ id: "is_of_fees", name: "It pays fees, or part of them (yes or no)", kind: "tick" },
	{ id: "per", name: "Per what", kind: "text", also: ["frequency", "period"] },
	{ id: "levels", name: "Classes or courses", kind: "list", also: ["level", "class"] },
	{ id: "genders", name: "Genders", kind: "list", also: ["gender"] },
	{ id: "groups", name: "Groups", kind: "list", also: ["category", "group"] },
	{ id: "income_inr", name: "Highest family income, in rupees", kind: "number", also: ["income", "income limit"] },
	{ id: "states", name: "States", kind: "list", also: ["state"] },
	{ id: "cities", name: "Cities", kind: "list", also: ["city"] },
	{ id: "streams", name: "Subjects", kind: "list", also: ["stream", "subject"] },
	{ id: "further", name: "Other rules", kind: "list" },
	{ id: "last_date", name: "Last date (2026-12-31)", kind: "text", also: ["deadline", "closes"] },
	{ id: "source_publisher", name: "Source: who published it", kind: "text", isRequired: true, also: ["publisher"] },
	{ id: "source_document", name: "Source: the document", kind: "text", isRequired: true, also: ["document"] },
	{ id: "source_address", name: "Source: its address", kind: "text", isRequired: true, also: ["source", "source url"] },
	{ id: "source_read_on", name: "Source: the day it was read", kind: "text", isRequired: true, also: ["read on"] },
];

/** A row of the file as the wire takes it. An empty cell says nothing; "any" in a list is an empty list; what is no number stays as it is, for the dry run to say so. */
export function toScheme(cells: Cells, mapping: Mapping): Record<string, unknown> {
	const said = COLUMNS.flatMap(({ id, kind }): [string, unknown][] => {
		const cell = cells[mapping[id] ?? ""]?.trim() ?? "";
		return cell === "" ? [] : [[id, toValue(kind, cell)]];
	});
	const row = Object.fromEntries(said);
	return typeof row.slug === "string" ? row : { slug: slugOf(String(row.name ?? "")), ...row };
}

function toValue(kind: Kind, cell: string): unknown {
	if (kind === "tick") return TICKS[cell.toLowerCase()] ?? cell;
	if (kind === "list") {
		const parts = cell.split(/[|;]/).flatMap((part) => part.trim() || []);
		return parts.length === 1 && parts[0]?.toLowerCase() === "any" ? [] : parts;
	}
	if (kind !== "number") return cell;
	const bare = cell.replaceAll(/[₹,\s]/g, "");
	return /^\d+$/.test(bare) ? Number(bare) : cell;
}

const TICKS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
